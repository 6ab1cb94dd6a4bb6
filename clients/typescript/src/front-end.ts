/** A front-end in fifty lines: people at one screen play any mix of modules over `chakra serve --stdio`. */
import { writeFile } from "node:fs/promises";
import { createInterface } from "node:readline";

import { Client, overProcess, Refused, type Table } from "./client.js";
import type { Pick } from "./protocol.js";

type Ask = (question: string) => Promise<string>;
type Tell = (text: string) => void;

/** Play to the end: a number picks, nothing confirms, `undo` takes back, `? T1:G>4` asks why not. */
export async function play(table: Table, ask: Ask, tell: Tell, save: string): Promise<void> {
  const picks: Pick[] = [];
  for (let told = 0; ; ) {
    const as = table.seat ?? "spectator"; // every answer is one that this seat may read
    const { events, step } = await table.ask("events", { as, since: told });
    for (const { action, events: happened } of events) tell([action, ...happened].map(({ text }) => text).join("; "));
    if (table.over) break;
    const { maya, seats, plenitude } = await table.view({ as });
    const board = seats[Number(as)]?.cells.map((cell) => cell || "-").reverse().join("/");
    tell(`${maya.join(" ")} ${board} ${plenitude}`);
    const { action, options } = await table.choose(picks, { as });
    options.forEach(({ ends, text, reasons }, number) => {
      tell(`${number} ${ends ? "that is all" : text} ${reasons.map((reason) => reason.text).join(" ")}`);
    });
    const answer = await ask(`seat ${as}: ${(action ?? table.standing.decision)?.text}? `);
    const option = options[parseInt(answer)];
    told = step;
    try {
      if (answer === "undo") void (picks.pop() ?? (await table.undo()));
      else if (answer.startsWith("?")) tell((await table.explain(answer.slice(1).trim(), { as })).map((r) => r.text).join(" "));
      else if (action) await table.play(action, { as }).then(() => picks.splice(0));
      else if (option) await table.choose([...picks, option.value], { as }).then(() => picks.push(option.value));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      tell(error.message); // nothing has changed: ask again
    }
    if (table.standing.step !== step) await writeFile(save, JSON.stringify((await table.ask("save", {})).save));
  }
  tell((await table.ask("score", { as: "spectator" })).score.text ?? "");
}

const [save = "chakra-game.json", seed, ...modules] = process.argv.slice(2);
const client = new Client(overProcess([...(process.env.CHAKRA ?? "chakra").split(" "), "serve", "--stdio"]), { lang: "en" });
const lines = createInterface(process.stdin)[Symbol.asyncIterator]();
const ask: Ask = async (question) => (console.log(question), (await lines.next()).value ?? process.exit(1));
await play(await client.begin({ modules, players: 2, ...(seed && { seed: Number(seed) }) }), ask, console.log, save);
await client.quit();
process.stdin.destroy();
