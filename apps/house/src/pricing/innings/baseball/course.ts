import type { Distribution } from '../../poisson.ts';
import type { HalfInning } from './half-inning.ts';
import { type CourseStart, INNINGS, startOf } from './model.ts';

export interface Half {
  side: 'home' | 'away';
  inning: number;
}

/** What is remembered of a game while its halves are played, as a number from 0. */
export interface CourseRule {
  flags: number;
  start: number;
  /** What is remembered after a half; −1 where what is asked has failed. `lead` is the home side's. */
  after(flag: number, half: Half, runs: number, lead: number): number;
  /** Where some runs make it fail, more do too. */
  failsAbove?: boolean;
  /** The most runs of a half that do not make it fail, where that is all that matters and nothing is remembered. */
  most?(half: Half): number;
}

/** Chances by what is remembered and by who wins, and of what has failed; together one. */
export interface CourseEnds {
  ends: readonly (readonly [home: number, away: number])[];
  failed: number;
}

/** Leads beyond this are taken for it. */
const FAR = 30;
const WIDTH = 2 * FAR + 1;
const NEGLIGIBLE = 1e-7;
/** Games that are still level by then are left out. */
const LEFT_OUT = 1e-7;
const within = (lead: number) => Math.max(-FAR, Math.min(FAR, lead));
const MOST_EXTRAS = 12;

const LIKELY = new WeakMap<Distribution, Distribution>();

/** Runs of a half without those that no price can show. */
function likely(runs: Distribution): Distribution {
  const known = LIKELY.get(runs);
  if (known !== undefined) return known;
  const cut = runs.slice(0, runs.findLastIndex((chance) => chance > NEGLIGIBLE) + 1);
  LIKELY.set(runs, cut);
  return cut;
}

/** Adds what some runs at most make of one lead. */
function shift(
  next: Float64Array,
  { place, step, mass }: { place: number; step: number; mass: number },
  runs: Distribution,
  most: number,
): void {
  const last = Math.min(most, runs.length - 1);
  for (let count = 0; count <= last; count += 1) {
    const to = Math.max(0, Math.min(WIDTH - 1, place + step * count));
    next[to] = (next[to] ?? 0) + mass * (runs[count] ?? 0);
  }
}

class Follow {
  readonly #rule: CourseRule;
  /** Chance of each lead, from the far end of the away side on, once for each flag. */
  #now: Float64Array;
  /** Leads that can be. */
  #from: number;
  #to: number;
  readonly ends: [number, number][];
  failed = 0;

  constructor(rule: CourseRule, lead: number) {
    this.#rule = rule;
    this.ends = Array.from({ length: rule.flags }, () => [0, 0]);
    this.#now = new Float64Array(rule.flags * WIDTH);
    this.#from = within(lead);
    this.#to = this.#from;
    this.#now[rule.start * WIDTH + FAR + this.#from] = 1;
  }

  /** Plays one half; where the home side needs no more runs it does not bat. */
  play(half: Half, inning: HalfInning): void {
    const next = new Float64Array(this.#now.length);
    const canEnd = half.side === 'home' && half.inning >= INNINGS;
    const step = half.side === 'home' ? 1 : -1;
    const limit = this.#rule.most?.(half);
    const usual = likely(inning.runs);
    let most = 0;
    for (let flag = 0; flag < this.ends.length; flag += 1) {
      for (let lead = this.#from; lead <= this.#to; lead += 1) {
        const mass = this.#now[flag * WIDTH + FAR + lead] ?? 0;
        if (mass < NEGLIGIBLE) continue;
        const runs = canEnd ? inning.lastRuns(-lead) : usual;
        most = Math.max(most, runs.length - 1);
        if (limit === undefined) this.#score(next, { half, flag, lead, mass }, runs);
        else shift(next, { place: FAR + lead, step, mass }, runs, limit);
      }
    }
    this.#now = next;
    if (half.side === 'home') this.#to = within(this.#to + most);
    else this.#from = within(this.#from - most);
  }

  #score(
    next: Float64Array,
    { half, flag, lead, mass }: { half: Half; flag: number; lead: number; mass: number },
    runs: Distribution,
  ): void {
    const step = half.side === 'home' ? 1 : -1;
    for (let count = 0; count < runs.length; count += 1) {
      const chance = mass * (runs[count] ?? 0);
      if (chance === 0) continue;
      const now = lead + step * count;
      const to = this.#rule.after(flag, half, count, now);
      if (to < 0) {
        if (this.#rule.failsAbove === true) return;
        this.failed += chance;
      } else {
        const place = to * WIDTH + FAR + within(now);
        next[place] = (next[place] ?? 0) + chance;
      }
    }
  }

  /** Ends the games in which the home side is ahead, with `all` those too in which it is behind; gives back what is left. */
  end(all: boolean): number {
    let left = 0;
    this.ends.forEach((ends, flag) => {
      for (let lead = this.#from; lead <= this.#to; lead += 1) {
        const place = flag * WIDTH + FAR + lead;
        const mass = this.#now[place] ?? 0;
        if (lead > 0 || (all && lead < 0)) {
          ends[lead > 0 ? 0 : 1] += mass;
          this.#now[place] = 0;
        } else left += mass;
      }
    });
    if (all) this.#from = 0;
    this.#to = 0;
    return left;
  }
}

/** Follows a game half by half to its end, with the lead of the home side and what the rule remembers. */
export function followCourse({ state, now, home, away }: CourseStart, rule: CourseRule): CourseEnds {
  const follow = new Follow(rule, state.runs.home - state.runs.away);
  let half: Half = { side: state.batting, inning: state.inning };
  let inning = now;
  while (half.inning <= INNINGS + MOST_EXTRAS) {
    follow.play(half, inning);
    const left = half.inning >= INNINGS ? follow.end(half.side === 'home') : 1;
    if (left < LEFT_OUT) break;
    half =
      half.side === 'away'
        ? { side: 'home', inning: half.inning }
        : { side: 'away', inning: half.inning + 1 };
    inning = startOf(half.side === 'home' ? home : away, half.inning);
  }
  const ended = follow.ends.reduce((sum, [a, b]) => sum + a + b, 0);
  const all = rule.failsAbove === true ? 1 : ended + follow.failed;
  return {
    ends: follow.ends.map(([a, b]) => [a / all, b / all] as const),
    failed: Math.max(0, 1 - ended / all),
  };
}

/** Chances that the first run of a scoreless game comes in the inning in play, in the next one and so on through the ninth. */
export function firstRunInnings({ state, now, home, away }: CourseStart): readonly number[] {
  const list: number[] = [];
  let scoreless = 1;
  for (let inning = state.inning; inning <= INNINGS; inning += 1) {
    const isFirst = inning === state.inning;
    const top = isFirst ? (state.batting === 'away' ? now : null) : away.fresh;
    const bottom = isFirst && state.batting === 'home' ? now : home.fresh;
    const none = (top?.runs[0] ?? 1) * (bottom.runs[0] ?? 0);
    list.push(scoreless * (1 - none));
    scoreless *= none;
  }
  return list;
}
