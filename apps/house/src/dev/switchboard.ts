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
  /** How long what it does lasts; null: as long as the scenario says. */
  readonly seconds: number | null;
}

/** Whose call it is, and about which matches. */
export interface Caller {
  readonly playerId: string | null;
  readonly matchIds: readonly string[];
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
}

function meets(switched: SwitchedOn, { playerId, matchIds }: Caller): boolean {
  if (switched.playerId !== null && switched.playerId !== playerId) return false;
  return switched.matchId === null || matchIds.includes(switched.matchId);
}

const isSame = (a: SwitchedOn, b: SwitchedOn) =>
  a.scenario === b.scenario && a.playerId === b.playerId && a.matchId === b.matchId;

export function createSwitchboard(): Switchboard {
  let all: readonly SwitchedOn[] = [];
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
  };
}
