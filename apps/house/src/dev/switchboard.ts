import type { Scenario, ScenarioCall } from './scenario.ts';

/** For whom a scenario is on. */
export interface SwitchedOn {
  readonly scenario: Scenario;
  /** Happens to the next call alone. */
  readonly once: boolean;
  /** Id of the only player whom it meets; null for all. */
  readonly playerId: string | null;
  /** The only match whose bets it meets; null for all. */
  readonly matchId: string | null;
  /** The only call that it meets, `GET /book/matches/:id`; null for all. */
  readonly route: string | null;
  /** The only test whose calls it meets, by the name in the header of `TEST_RUN_HEADER`; null for all. */
  readonly run: string | null;
  /** How long what it does lasts; null: as long as the scenario says. */
  readonly seconds: number | null;
}

/** Which call it is, whose, and about which matches. */
export interface Caller {
  readonly playerId: string | null;
  readonly method: string;
  readonly path: string;
  readonly matchIds: readonly string[];
  /** The test that makes the call; null where none does, or where it is not known. */
  readonly run: string | null;
}

/** Where a scenario takes part: in what is said against a bet, or in what happens around its call. */
export type ScenarioPart = 'refusing' | 'staging';

const partOf = ({ effect }: Scenario): ScenarioPart =>
  effect.kind === 'refuse' || effect.kind === 'limit' ? 'refusing' : 'staging';

/** The scenarios that are on. */
export interface Switchboard {
  on(switched: SwitchedOn): void;
  off(name: string): void;
  list(): readonly SwitchedOn[];
  /** What meets a call. `refusing`: what is said against a bet; `staging`: what happens around its call. */
  met(call: ScenarioCall, part: ScenarioPart, caller: Caller): readonly SwitchedOn[];
  /** The same; what was on for one call is off after that. */
  take(call: ScenarioCall, part: ScenarioPart, caller: Caller): readonly SwitchedOn[];
  /** Begins to keep, or keeps anew, which calls are made. */
  follow(): void;
  /** A call was made, perhaps by a test. Shape: the pattern of its route, `GET /book/matches/:id`. */
  note(route: string, run: string | null): void;
  /** Returns each call since `follow`, or those of one test; empty before `follow`. */
  calls(run?: string): readonly string[];
  /** Whether there is anything to be done about calls. */
  isIdle(): boolean;
}

/** Whether a call is one of a pattern's. */
function isOfRoute(route: string, { method, path }: Caller): boolean {
  const [wanted = '', pattern = ''] = route.split(' ');
  const parts = pattern.split('/');
  const given = path.split('/');
  return (
    wanted === method &&
    parts.length === given.length &&
    parts.every((part, place) => part.startsWith(':') || part === given[place])
  );
}

function meets(switched: SwitchedOn, caller: Caller): boolean {
  const { playerId, matchIds, run } = caller;
  if (switched.run !== null && switched.run !== run) return false;
  if (switched.route !== null && !isOfRoute(switched.route, caller)) return false;
  if (switched.playerId !== null && switched.playerId !== playerId) return false;
  return switched.matchId === null || matchIds.includes(switched.matchId);
}

const isSame = (a: SwitchedOn, b: SwitchedOn) =>
  a.scenario === b.scenario &&
  a.playerId === b.playerId &&
  a.matchId === b.matchId &&
  a.route === b.route &&
  a.run === b.run;

export function createSwitchboard(): Switchboard {
  let all: readonly SwitchedOn[] = [];
  /** The tests that made each call; null for everybody else. */
  let calls: Map<string, Set<string | null>> | null = null;
  const met: Switchboard['met'] = (call, part, caller) =>
    all.filter(
      (switched) =>
        switched.scenario.call === call && partOf(switched.scenario) === part && meets(switched, caller),
    );
  return {
    on(switched) {
      all = [...all.filter((other) => !isSame(other, switched)), switched];
    },
    off(name) {
      all = all.filter(({ scenario }) => scenario.name !== name);
    },
    list: () => all,
    met,
    take(call, part, caller) {
      const taken = met(call, part, caller);
      all = all.filter((switched) => !(switched.once && taken.includes(switched)));
      return taken;
    },
    follow() {
      calls = new Map();
    },
    note(route, run) {
      calls?.set(route, new Set([...(calls.get(route) ?? []), run]));
    },
    calls: (run) =>
      [...(calls ?? [])].filter(([, runs]) => run === undefined || runs.has(run)).map(([route]) => route),
    isIdle: () => all.length === 0 && calls === null,
  };
}
