import { FOOTBALL_SLOTS, HALF_SECONDS, type Slot, type Window } from '#pricing/football/slots.ts';
import { endOf, type FootballScript, momentOf, type Tie } from './script.ts';
import { CLOSING_MS } from './view.ts';

/** Bets on a window stop this long before its end. */
const STOP_BEFORE_MS = 20_000;
/** The whistle comes at most this long after the announced minutes. */
const LATEST_WHISTLE_MS = 25_000;

/** The end of a half as announced. */
function announcedEnd(script: FootballScript, half: 1 | 2): number {
  return momentOf(script, half, half * HALF_SECONDS + (script.announced[half - 1] ?? 0) * 60);
}

/** The end of a window as far as it is known at `at`; null while its half has not begun or its stoppage time is not announced. */
function knownEnd(script: FootballScript, window: Window, at: number): number | null {
  if (at < (window.half === 1 ? script.kickOff : script.secondHalf)) return null;
  const end = momentOf(script, window.half, window.end);
  if (!window.open) return end;
  return at >= end ? announcedEnd(script, window.half) : null;
}

/** When a window is settled at the latest, as far as that is known. */
export function windowEnd(script: FootballScript, slot: Slot, at: number): number | null {
  const end = slot.window === null ? null : knownEnd(script, slot.window, at);
  return end === null ? null : end + (slot.window?.open === true ? LATEST_WHISTLE_MS : 0);
}

/** The moment from which a window takes no more bets, as far as that is known. */
export function windowStop(script: FootballScript, slot: Slot, at: number): number | null {
  const end = slot.window === null ? null : knownEnd(script, slot.window, at);
  return end === null ? null : end - STOP_BEFORE_MS;
}

/** When the half or match that a market hangs on is over at the latest; null until its stoppage time is announced. */
export function periodEnd(script: FootballScript, half: 1 | 2, at: number): number | null {
  if (at >= (half === 1 ? script.halfTime : script.fullTime)) return null;
  return at >= momentOf(script, half, half * HALF_SECONDS)
    ? announcedEnd(script, half) + LATEST_WHISTLE_MS
    : null;
}

const WINDOWS = FOOTBALL_SLOTS.flatMap((slot) => (slot.window === null ? [] : [slot.window]));

/** The moments of extra time and shoot-out, should they be played. */
function* beyond({
  firstExtra,
  extraHalfTime,
  secondExtra,
  extraEnd,
  shootOut,
  ...tie
}: Tie): Generator<number> {
  yield* [firstExtra, extraHalfTime, secondExtra, extraEnd, shootOut];
  for (const { at } of [...tie.events, ...tie.kicks]) yield at;
  for (const { from, to } of tie.suspensions) {
    yield from;
    yield to;
  }
}

/** The moments at which something changes in a match beyond the drift of its prices. */
export function momentsOf(script: FootballScript): number[] {
  const moments = new Set<number>();
  const over = endOf(script);
  const add = (at: number) => {
    if (at > script.kickOff && at < over) moments.add(at);
  };
  for (const event of script.events) add(event.at);
  for (const stretch of script.suspensions) {
    add(stretch.from);
    add(stretch.to);
  }
  for (const window of WINDOWS) {
    if (window.open) {
      add(momentOf(script, window.half, window.end));
      add(announcedEnd(script, window.half) - STOP_BEFORE_MS);
    } else {
      const end = momentOf(script, window.half, window.end);
      add(end - STOP_BEFORE_MS);
      add(end);
    }
  }
  add(script.halfTime);
  add(script.secondHalf);
  add(script.fullTime);
  for (const at of script.tie === null ? [] : beyond(script.tie)) add(at);
  return [script.kickOff, ...[...moments].sort((a, b) => a - b), over, over + CLOSING_MS];
}
