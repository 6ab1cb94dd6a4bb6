/** A client of the line protocol: a promise for each request, over a process or any other transport of lines. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

import type { ActionLike, Common, Happened, Opened, Pick, Refusal, Reply, Requests, Standing } from "./protocol.js";

/** Carries lines there and back. */
export interface Transport {
  send(line: string): void;
  /** The lines that come back, each without its end, until there are no more. */
  lines: AsyncIterable<string>;
  close(): void;
}

/** A request that was refused; the game stands as before. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
    this.name = "Refused";
  }

  get code(): string {
    return this.refusal.code;
  }
}

/** `chakra serve --stdio`, or another command that speaks the protocol. */
export function overProcess(command: string[] = ["chakra", "serve", "--stdio"]): Transport {
  const [program = "", ...words] = command;
  const child = spawn(program, words, { stdio: ["pipe", "pipe", "inherit"] });
  const failed = new Promise<never>((_, reject) => {
    child.on("error", reject);
    child.stdin.on("error", reject); // it ended before it read everything
  });
  failed.catch(() => {});
  async function* lines(): AsyncGenerator<string> {
    const read = createInterface({ input: child.stdout, crlfDelay: Infinity })[Symbol.asyncIterator]();
    for (;;) {
      const next = await Promise.race([read.next(), failed]);
      if (next.done) return;
      yield next.value;
    }
  }
  return { send: (line) => child.stdin.write(`${line}\n`), lines: lines(), close: () => child.stdin.end() };
}

interface Waiting {
  resolve(ok: object): void;
  reject(error: Error): void;
}

export class Client {
  #waiting = new Map<number, Waiting>();
  #asked = 0;
  #ended: Error | undefined;

  /**
   * @param transport carries the lines; the client closes it.
   * @param common what every request says unless it says otherwise: `as`, `lang`.
   */
  constructor(
    readonly transport: Transport,
    readonly common: Common = {},
  ) {
    void this.#listen();
  }

  /** What a request gives; rejects with Refused. Requests may be made before the replies to others are there. */
  ask<Do extends keyof Requests>(request: Do, fields: Requests[Do][0] & Common): Promise<Requests[Do][1]> {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      if (this.#ended) return reject(this.#ended);
      this.#waiting.set(id, { resolve: resolve as Waiting["resolve"], reject });
      this.transport.send(JSON.stringify({ ...this.common, ...said(fields), id, do: request }));
    });
  }

  /** A new game; the host begins it, whoever the client speaks for. */
  async begin(fields: Requests["new"][0] & Common = {}): Promise<Table> {
    return new Table(this, await this.ask("new", { as: "host", ...said(fields) }));
  }

  /** End the session. */
  async quit(): Promise<void> {
    await this.ask("quit", {});
    this.transport.close();
  }

  async #listen(): Promise<void> {
    let ended = new Error("the session is over");
    try {
      for await (const line of this.transport.lines) this.#hear(JSON.parse(line) as Reply);
    } catch (error) {
      ended = error instanceof Error ? error : new Error(String(error));
    }
    this.#ended = ended;
    for (const { reject } of this.#waiting.values()) reject(ended);
    this.#waiting.clear();
  }

  #hear(reply: Reply): void {
    // Replies come in the order of the requests, and a request that could not be read gets one without its id.
    const [id = NaN] = reply.id === null ? this.#waiting.keys() : [Number(reply.id)];
    const waiting = this.#waiting.get(id);
    if (!waiting) throw new Error(`a reply to nothing that was asked: ${JSON.stringify(reply).slice(0, 200)}`);
    this.#waiting.delete(id);
    if ("ok" in reply) waiting.resolve(reply.ok);
    else waiting.reject(new Refused(reply.error));
  }
}

/** One game, for whoever the client asks for; it knows the step, so that an action is never played twice. */
export class Table {
  readonly game: string;
  standing: Standing;

  constructor(
    readonly client: Client,
    opened: Opened,
  ) {
    this.game = opened.game;
    this.standing = opened;
  }

  /** Whose turn it is to decide; undefined when the game is over. */
  get seat(): number | undefined {
    return this.standing.decision?.seat;
  }

  get over(): boolean {
    return this.standing.decision === null;
  }

  /** Any request about this game. */
  ask<Do extends keyof Requests>(request: Do, fields: Requests[Do][0] & Common): Promise<Requests[Do][1]> {
    return this.client.ask(request, Object.assign({ game: this.game }, said(fields)));
  }

  actions(common: Common = {}) {
    return this.ask("actions", common).then((ok) => ok.actions);
  }

  explain(action: ActionLike, common: Common = {}) {
    return this.ask("explain", { ...common, action }).then((ok) => ok.reasons);
  }

  choose(picks: Pick[] = [], common: Common = {}) {
    return this.ask("choose", { ...common, picks });
  }

  view(common: Common = {}) {
    return this.ask("view", common).then((ok) => ok.state);
  }

  /** Take an action; what happened, nature's answers included. */
  async play(action: ActionLike, common: Common = {}): Promise<Happened[]> {
    const { events, ...standing } = await this.ask("play", { ...common, action, step: this.standing.step });
    this.standing = standing;
    return events;
  }

  async undo(common: Common = {}) {
    const { undone, ...standing } = await this.ask("undo", { ...common, step: this.standing.step });
    this.standing = standing;
    return undone;
  }

  /** Look where the game stands, after others have played. */
  async refresh(common: Common = {}): Promise<Standing> {
    return (this.standing = await this.ask("decision", common));
  }
}

/** The fields that have a value: one left undefined stands in the way of nothing, and above all makes nobody the host. */
function said<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}
