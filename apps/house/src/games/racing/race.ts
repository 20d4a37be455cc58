import { pickWeighted, unit } from '#feed/random.ts';
import { COURSES, FIRST_WORDS, JOCKEYS, SECOND_WORDS, TRAINERS } from './names.ts';

/** A race begins this often, and takes this long. Units: feed time. */
export const RACE_EVERY_MS = 5 * 60_000;
const RACE_TAKES_MS = 60_000;

const GOINGS = ['firm', 'good', 'soft', 'heavy'] as const;
type Going = (typeof GOINGS)[number];

export interface Runner {
  /** Number on the cloth, from 1. */
  readonly number: number;
  readonly name: string;
  readonly jockey: string;
  readonly trainer: string;
  /** Places of its last runs, the latest last; 0 is beyond the ninth. */
  readonly form: readonly number[];
  readonly weightKg: number;
  /** Two hues of its silks, in degrees. */
  readonly silks: readonly [body: number, sleeves: number];
  /** How good it is, in parts of nothing: chances are its share of the sum. */
  readonly strength: number;
}

/** A race as the season has it. */
export interface Race {
  /** Which race since the beginning of the calendar: it follows from the time. */
  readonly index: number;
  readonly course: string;
  readonly distanceM: number;
  readonly going: Going;
  readonly grade: number;
  readonly isHandicap: boolean;
  readonly runners: readonly Runner[];
  /** The runner that is taken out, and how long before the start. Units: feed time. */
  readonly withdrawal: { readonly number: number; readonly beforeMs: number } | null;
  /** Whether it is called off at the start. */
  readonly isAbandoned: boolean;
}

/** How many run, from four on: fields of eight are the commonest. */
const FIELD_SIZES = [1, 2, 3, 4, 5, 4, 4, 3, 2, 2, 2, 1, 1];
const SMALLEST = 4;
const DISTANCES_M = [1_000, 1_200, 1_400, 1_600, 2_000, 2_400, 3_200];
const RUNS_SHOWN = 5;
const PLACES_SHOWN = 10;
const LATEST_WITHDRAWAL_MS = 30_000;
const WITHDRAWAL_SPAN_MS = 15 * 60_000;
/** Parts of the races with a withdrawal, and called off. */
const WITHDRAWN = 0.15;
const ABANDONED = 0.01;

const pick = <T>(list: readonly T[], u: number): T => list[Math.floor(u * list.length)] as T; // u is below one

/** Begins at the horse's own place in the list and takes the next one that no other runner has. */
function nameOf(roll: (what: string) => number, taken: Set<string>): string {
  const start = Math.floor(roll('name') * FIRST_WORDS.length * SECOND_WORDS.length);
  for (let step = 0; ; step += 1) {
    const at = start + step;
    const first = FIRST_WORDS[at % FIRST_WORDS.length];
    const name = `${first} ${SECOND_WORDS[Math.floor(at / FIRST_WORDS.length) % SECOND_WORDS.length]}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

/** Runners of a handicap are closer to each other: the best carries the most. */
function runnerOf(
  seed: number,
  index: number,
  number: number,
  isHandicap: boolean,
  taken: Set<string>,
): Runner {
  const roll = (what: string) => unit(seed, 'race', index, number, what);
  const quality = roll('a') + roll('b') + roll('c') - 1.5;
  return {
    number,
    name: nameOf(roll, taken),
    jockey: JOCKEYS[(Math.floor(roll('jockey') * JOCKEYS.length) + number) % JOCKEYS.length] ?? '',
    trainer: pick(TRAINERS, roll('trainer')),
    form: Array.from({ length: RUNS_SHOWN }, (_, run) => {
      const place = Math.floor(roll(`run ${run}`) * 12 - quality * 3) + 1;
      return place >= PLACES_SHOWN ? 0 : Math.max(1, place);
    }),
    weightKg: isHandicap ? Math.round(56 + quality * 6) : 57,
    silks: [Math.floor(roll('body') * 360), Math.floor(roll('sleeves') * 360)],
    strength: Math.exp(quality * (isHandicap ? 1 : 1.7)),
  };
}

/** A race of the season, the same whenever it is asked for. */
export function raceAt(seed: number, index: number): Race {
  const roll = (what: string) => unit(seed, 'race', index, what);
  const isHandicap = roll('handicap') < 0.5;
  const size = SMALLEST + pickWeighted(FIELD_SIZES, roll('size'));
  const taken = new Set<string>();
  const runners = Array.from({ length: size }, (_, at) => runnerOf(seed, index, at + 1, isHandicap, taken));
  const isWithdrawn = roll('withdrawn') < WITHDRAWN;
  return {
    index,
    course: pick(COURSES, unit(seed, 'meeting', Math.floor(index / 12), index % 2)),
    distanceM: pick(DISTANCES_M, roll('distance')),
    going: pick(GOINGS, unit(seed, 'going', Math.floor(index / 12), index % 2)),
    grade: 1 + Math.floor(roll('grade') * 6),
    isHandicap,
    runners,
    withdrawal: isWithdrawn
      ? {
          number: 1 + Math.floor(roll('who') * size),
          beforeMs: LATEST_WITHDRAWAL_MS + Math.floor(roll('when') * WITHDRAWAL_SPAN_MS),
        }
      : null,
    isAbandoned: roll('abandoned') < ABANDONED,
  };
}

/** When a race begins. Units: feed time. */
export const offTime = ({ index }: Pick<Race, 'index'>): number => index * RACE_EVERY_MS;

/** When its result stands. */
export const resultTime = (race: Pick<Race, 'index'>): number => offTime(race) + RACE_TAKES_MS;

/** The next race that begins after an instant of the feed. */
export const nextRaceIndex = (feedNow: number): number => Math.floor(feedNow / RACE_EVERY_MS) + 1;

/** The runner that is out at an instant of the feed; null where none is. */
export function withdrawnBy(race: Race, feedAt: number): number | null {
  const { withdrawal } = race;
  return withdrawal && feedAt >= offTime(race) - withdrawal.beforeMs ? withdrawal.number : null;
}

/** Those who run as things stand at an instant of the feed. */
export function fieldAt(race: Race, feedAt: number): readonly Runner[] {
  const out = withdrawnBy(race, feedAt);
  return race.runners.filter(({ number }) => number !== out);
}
