import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { Client, overProcess, Refused, type Table, type Transport } from "./client.js";
import type { Action, State } from "./generated/types.js";

const COMMAND = (process.env.CHAKRA ?? "chakra").split(" ");
const MODULES = ["yin-yang", "powers", "abilities", "objectives"];
/** From Sahasrara, at height 7, down to Muladhara. */
const COLOURS = "PBCGYOR";

let client: Client;
before(() => {
  client = new Client(overProcess([...COMMAND, "serve", "--stdio"]));
});
after(() => client.quit());

/** Numbers from 0 up to 1, the same for the same seed. */
function* numbers(seed: number): Generator<number, never> {
  for (;;) {
    seed = (seed * 1664525 + 1013904223) % 2 ** 32;
    yield seed / 2 ** 32;
  }
}

/** What each Inspiration space moves, but for the last. */
const MOVES: number[][] = [[], [-1, -1, -1], [-2, -1], [-3], [2], [1, 1], [-1, 1], [-1]];

function home(energy: string): number {
  return COLOURS.includes(energy) ? 7 - COLOURS.indexOf(energy) : 0;
}

/** How much nearer its own chakra an energy comes, and more when it arrives. */
function nearer(energy: string, source: number, target: number): number {
  const at = home(energy);
  const arrives = target === at ? 6 : source === at ? -12 : 0;
  return 3 * (Math.abs(source - at) - Math.abs(target - at)) + arrives;
}

/** How much an action brings a seat forward, as far as its colours come home by it. */
function appeal(state: State, seat: number, action: Action): number {
  const cells = state.seats[seat]?.cells ?? [];
  switch (action.kind) {
    case "base.Take": {
      const there = (cells[action.height] ?? "") + action.energies;
      if (action.height === 8) return 2 + action.energies.length;
      return [...there].every((energy) => home(energy) === action.height) ? ([1, 6, 12][there.length - 1] ?? 0) : -6;
    }
    case "base.Move":
      return nearer(action.energy, action.source, action.target);
    case "base.Meditate":
      return 3 * [...(state.seats[seat]?.spaces ?? "")].filter((token) => token !== ".").length - 4;
    case "base.Channel": {
      const lying = cells.flatMap((pile, height) => [...pile].map((energy): [string, number] => [energy, height]));
      const best = (by: number) => Math.max(0, ...lying.map(([energy, height]) => nearer(energy, height, height + by)));
      return Math.max(0, ...(MOVES[action.space] ?? []).map(best)) - 2;
    }
    default:
      return 9;
  }
}

/** Play to the end for every seat, each asking only on its own behalf. */
async function playOut(table: Table, seed: number): Promise<number> {
  const random = numbers(seed);
  let played = 0;
  while (!table.over && played < 1000) {
    const seat = table.seat ?? -1;
    const [state, actions] = await Promise.all([table.view({ as: seat }), table.actions({ as: seat })]);
    const best = actions
      .map((action): [number, Action] => [appeal(state, seat, action), action])
      .sort(([one], [other]) => other - one);
    const chosen = best[Math.floor(best.length * random.next().value ** 80)];
    assert.ok(chosen, `seat ${seat} has something to choose`);
    await table.play(chosen[1], { as: seat });
    played += 1;
  }
  return played;
}

test("a whole game with four modules is played to its end, and its save loads", async () => {
  const table = await client.begin({ modules: MODULES, players: 2, seed: 3 });
  const played = await playOut(table, 3);
  assert.ok(table.over && played > 20);
  const { score } = await table.ask("score", { as: "spectator", lang: "de" });
  assert.equal(score.sheets.length, 2);
  assert.ok(score.winners.length >= 1 && score.text);
  const { save } = await table.ask("save", {});
  const again = await client.ask("load", { save, game: "again" });
  assert.equal(again.step, table.standing.step);
  assert.equal(again.decision, null);
  await client.ask("close", { game: "again" });
});

test("a refusal carries its code and its reasons, and the game stands as before", async () => {
  const table = await client.begin({ players: 2, seed: 7 });
  const before = await table.view();
  await assert.rejects(table.play("C1"), (error: unknown) => {
    assert.ok(error instanceof Refused);
    assert.equal(error.code, "illegal");
    assert.equal(error.refusal.reasons?.[0]?.rule, "base.channel.complete");
    return true;
  });
  assert.deepEqual(await table.explain("M:G"), []);
  assert.deepEqual(await table.view(), before);
});

test("an action sent twice is played once", async () => {
  const table = await client.begin({ players: 2, seed: 7 });
  const twice = await Promise.allSettled([table.play("M:G"), table.play("M:G")]);
  assert.equal(twice[0].status, "fulfilled");
  assert.ok(twice[1].status === "rejected" && (twice[1].reason as Refused).code === "wrong-step");
  assert.equal((await table.refresh()).step, 4);
});

test("picks lead to an action", async () => {
  const table = await client.begin({ players: 2, seed: 7 });
  const picks: (string | number | boolean)[] = [];
  for (;;) {
    const { action, options } = await table.choose(picks, { as: 0 });
    if (action) {
      await table.play(action, { as: 0 });
      break;
    }
    const open = options.find((option) => option.reasons.length === 0);
    assert.ok(open);
    picks.push(open.value);
  }
  assert.notEqual(table.standing.step, 3);
});

test("what a seat is told hides what it may not know", async () => {
  const table = await client.begin({ players: 2, seed: 7 });
  assert.match((await table.view({ as: 1 })).plenitude, /^[?]+[1-4][?]+$/);
  await assert.rejects(table.ask("save", { as: 1 }), { code: "not-allowed" });
});

test("a client that speaks for a seat begins games, and nothing left undefined makes it the host", async () => {
  const seat = new Client(overProcess([...COMMAND, "serve", "--stdio"]), { as: 0 });
  try {
    const table = await seat.begin({ players: 2, seed: 7 });
    const own = await table.view();
    assert.match(own.plenitude, /\?/);
    assert.deepEqual(await table.view({ as: undefined }), own);
    await assert.rejects(table.ask("save", { as: undefined }), (error: Refused) => error.code === "not-allowed");
  } finally {
    await seat.quit();
  }
});

test("replies find their requests whatever else is asked meanwhile", async () => {
  const table = await client.begin({ players: 2, seed: 7 });
  const asked = [
    table.actions(),
    client.ask("games", {}),
    table.explain("C1"),
    table.ask("events", { since: 1 }),
  ] as const;
  const [actions, , reasons, { events }] = await Promise.all(asked);
  assert.ok(actions.length > 20 && reasons.length > 0);
  assert.deepEqual(events.map((one) => one.step), [1, 2]);
});

test("a request that is too long to be read is refused, and those beside it are not", async () => {
  const { line } = (await client.ask("hello", {})).limits;
  const asked = [client.ask("games", {}), client.ask("explain", { action: "x".repeat(line) }), client.ask("games", {})];
  const [before, long, behind] = await Promise.allSettled(asked);
  assert.ok(long?.status === "rejected" && (long.reason as Refused).code === "too-long");
  assert.deepEqual([before?.status, behind?.status], ["fulfilled", "fulfilled"]);
});

test("a command that cannot be started rejects what is asked", async () => {
  const nobody = new Client(overProcess(["chakra-of-nobody"]));
  await assert.rejects(nobody.ask("games", {}), /ENOENT/);
  await assert.rejects(nobody.ask("games", {}), /ENOENT/);
});

test("any transport of lines will do, and what waits is told when it ends", async () => {
  const sent: string[] = [];
  let end = () => {};
  const transport: Transport = {
    send: (line) => sent.push(line),
    lines: (async function* () {
      await new Promise<void>((resolve) => (end = resolve));
      yield '{"id":1,"ok":{"games":["7"]}}';
    })(),
    close: () => {},
  };
  const over = new Client(transport, { as: 1 });
  const [first, second] = [over.ask("games", {}), over.ask("games", {})];
  end();
  assert.deepEqual(await first, { games: ["7"] });
  await assert.rejects(second, /the session is over/);
  assert.deepEqual(JSON.parse(sent[0] ?? ""), { as: 1, id: 1, do: "games" });
});
