/** The requests and replies of the line protocol, as docs/protocol.md describes them. */
import type { Action, Decision, Event, Level, Reason, Save, Score, ScoreLine, Sheet, State } from "./generated/types.js";

export const PROTOCOL = 1;

/** On whose behalf a request is made; a number is a seat. */
export type Viewer = "host" | "spectator" | number;

/** With `text` where the session, or the request, names a language. */
export type Told<T> = T & { text?: string };
export type ToldReason = Reason & { module: string; text: string };

export type ToldSheet = Omit<Sheet, "lines" | "level"> & { lines: Told<ScoreLine>[]; level: Told<Level> };
export type ToldScore = Told<Omit<Score, "sheets"> & { sheets: ToldSheet[] }>;

export interface Standing {
  players: number;
  step: number;
  /** Who decides what; null when the game is over. */
  decision: Told<Decision> | null;
}

export interface Happened {
  step: number;
  seat: number;
  action: Told<Action>;
  events: Told<Event>[];
}

export interface Opened extends Standing {
  game: string;
  modules: { id: string; version: string }[];
  options: Record<string, OptionValue>;
}

export interface Option {
  part: string;
  term: string;
  value: Pick;
  written: string;
  /** Whether it says that the pile picked so far is all. */
  ends: boolean;
  /** Why it cannot be picked; empty when it can. */
  reasons: ToldReason[];
  text?: string;
}

export interface ModuleFound {
  id: string;
  version: string;
  title: string;
  requires: string[];
  conflicts: string[];
  options: { name: string; values: OptionValue[] }[];
}

export type OptionValue = string | number | boolean;
export type Pick = string | number | boolean;
/** In notation, or as a document. */
export type ActionLike = string | Action;

interface Mix {
  modules?: string[];
  options?: Record<string, OptionValue>;
}
interface Dealing {
  seed?: number;
  /** Who answers for the bag and the shuffles: this server, or the host with `play`. */
  nature?: "dealt" | "asked";
}
interface OfGame {
  game?: string;
}

/** What each request takes, and what it gives. */
export interface Requests {
  hello: [{ protocol?: number }, Greeting];
  modules: [object, { modules: ModuleFound[] }];
  schema: [Mix & { name?: string; any_mix?: boolean }, { schema: Record<string, unknown> }];
  new: [OfGame & Dealing & Mix & { players?: number }, Opened];
  load: [OfGame & Dealing & { save: Save }, Opened];
  fork: [OfGame & Dealing & { at?: number; fork?: string }, Opened];
  games: [object, { games: string[] }];
  close: [OfGame, { closed: string }];
  decision: [OfGame, Standing];
  actions: [OfGame, { step: number; actions: Told<Action>[] }];
  explain: [OfGame & { action: ActionLike }, { step: number; reasons: ToldReason[] }];
  choose: [OfGame & { picks?: Pick[] }, { step: number; action: Told<Action> | null; options: Option[] }];
  play: [OfGame & { action: ActionLike; step: number }, Standing & { events: Happened[] }];
  undo: [OfGame & { step: number }, Standing & { undone: Told<Action> }];
  "why-not-undo": [OfGame, { step: number; can: boolean; event: Told<Event> | null }];
  view: [OfGame & { at?: number }, { step: number; as: Viewer; state: State }];
  events: [OfGame & { since?: number }, { step: number; events: Happened[] }];
  score: [OfGame, { step: number; score: ToldScore }];
  save: [OfGame, { save: Save }];
  report: [OfGame, { report: Record<string, unknown> }];
  quit: [object, object];
}

export interface Greeting {
  protocol: number;
  engine: string;
  as: Viewer;
  requests: string[];
  languages: string[];
  /** How long a line may be, in bytes, and how many games may be open. */
  limits: { line: number; games: number };
}

export interface Common {
  as?: Viewer;
  lang?: string;
}

/** The error of a reply. */
export interface Refusal {
  code: string;
  message: string;
  tried: string;
  reasons?: ToldReason[];
  path?: string;
  problems?: string[];
  module?: string;
}

export type Reply = { id: string | number | null } & ({ ok: object } | { error: Refusal });
