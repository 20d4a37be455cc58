import type { WireMarket } from '@touchline/contract/channels';
import type { MarketLive, OutcomeLive } from './match-live.ts';

/** Outcomes that changed, with the odds before (null: new) and after. */
export interface OutcomeChange {
  readonly key: string;
  readonly from: number | null;
  readonly to: number;
}

/** Whether a market of this status is shown: open, suspended, handed over. */
export function isShown(status: number): boolean {
  return status === 1 || status === -1 || status === -2;
}

/**
 * Takes a whole market as published. Objects that did not change are kept; an outcome that the message does not name
 * is kept with its last odds and takes no bets. Appends what changed to `changes`.
 */
export function mergeMarket(
  held: MarketLive | undefined,
  key: string,
  wire: WireMarket,
  v: number,
  changes: OutcomeChange[],
): MarketLive {
  const outcomes = mergeOutcomes(held?.outcomes, key, wire, changes);
  const mostBalanced = wire.mb === 1;
  const nextBetStop = wire.nbs ?? null;
  const same =
    held !== undefined &&
    held.outcomes === outcomes &&
    held.status === wire.st &&
    held.mostBalanced === mostBalanced &&
    held.nextBetStop === nextBetStop;
  if (same) return held;
  return { key, id: wire.id, specifier: wire.sp, v, status: wire.st, mostBalanced, nextBetStop, outcomes };
}

/** An outcome with its key, so that the text is made and hashed once and not with every change of its price. */
interface KeyedOutcome extends OutcomeLive {
  readonly key: string;
}

function keyHeld(outcome: OutcomeLive | undefined): string | undefined {
  return (outcome as Partial<KeyedOutcome> | undefined)?.key; // made below, or elsewhere without a key
}

function mergeOutcomes(
  held: ReadonlyMap<string, OutcomeLive> | undefined,
  key: string,
  wire: WireMarket,
  changes: OutcomeChange[],
): ReadonlyMap<string, OutcomeLive> {
  let next: Map<string, OutcomeLive> | null = null;
  const put = (id: string, before: OutcomeLive | undefined, odds: number, active: boolean) => {
    if (before !== undefined && before.odds === odds && before.active === active) return;
    next ??= new Map(held);
    const after: KeyedOutcome = { key: keyHeld(before) ?? `${key}/${id}`, odds, active };
    next.set(id, after);
    changes.push({ key: after.key, from: before?.odds ?? null, to: odds });
  };
  for (const [id, odds, active] of wire.o) put(id, held?.get(id), odds, active === 1);
  if (held !== undefined && !isInOrder(held, wire)) {
    const named = new Set(wire.o.map(([id]) => id));
    for (const [id, outcome] of held) if (!named.has(id)) put(id, outcome, outcome.odds, false);
  }
  return next ?? held ?? new Map();
}

/** Whether the message names all that is held in the order in which it is held, as nearly every message does. */
function isInOrder(held: ReadonlyMap<string, OutcomeLive>, wire: WireMarket): boolean {
  let place = 0;
  for (const id of held.keys()) if (wire.o[place++]?.[0] !== id) return false;
  return true;
}
