import { statSync } from 'node:fs';
import { createSportFeeds } from '#feed/sports.ts';
import type { Finding } from './finding.ts';
import { complaints } from './setting-readers.ts';
import { SETTINGS } from './settings-table.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const OURS = /^(?:HOUSE|WEB)_/;
/** Differences that a slip of the finger makes, in names that are long enough to be meant. */
const NEAR = 2;
const LONG = 6;

/** Letters to add, leave out or change until one word is the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [place, letter] of [...a].entries()) {
    const next = [place + 1];
    for (const [index, other] of [...b].entries()) {
      const changed = (row[index] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

function strangers(names: readonly string[]): Finding[] {
  const known = SETTINGS.map(({ name }) => name);
  return names
    .filter((name) => !known.includes(name))
    .flatMap((where): Finding[] => {
      const meant = known.find((name) => name.length >= LONG && distance(name, where) <= NEAR);
      if (meant !== undefined) return [{ level: 'error', where, says: `is read by nobody; ${meant} is.` }];
      return OURS.test(where) ? [{ level: 'warning', where, says: 'is read by nobody.' }] : [];
    });
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** What a reader takes as it is, and the start would find out. */
function lateFaults(env: Environment): Finding[] {
  const faults: Finding[] = [];
  const say = (where: string, says: string) => faults.push({ level: 'error', where, says });
  const { HOUSE_SPORTS, HOUSE_REPLAY, HOUSE_REPLAY_FAULTS, DATA_DIR } = env;
  const sports = createSportFeeds(1).map(({ sport }) => sport.key);
  for (const key of (HOUSE_SPORTS ?? '').split(',').flatMap((part) => part.trim() || []))
    if (!sports.includes(key)) say('HOUSE_SPORTS', `names "${key}", which is none of ${sports.join(', ')}.`);
  if (HOUSE_REPLAY && !isFile(HOUSE_REPLAY)) say('HOUSE_REPLAY', `names no file: ${HOUSE_REPLAY}.`);
  if (HOUSE_REPLAY_FAULTS?.trim() && !HOUSE_REPLAY)
    say('HOUSE_REPLAY_FAULTS', 'wants a tape in HOUSE_REPLAY.');
  if (DATA_DIR !== undefined && DATA_DIR.trim() === '') say('DATA_DIR', 'must name a folder.');
  const [web, house] = [env.WEB_PORT ?? '3000', env.HOUSE_PORT ?? '4000'];
  if (Number(web) === Number(house)) say('WEB_PORT', `and HOUSE_PORT are both ${web}; they must differ.`);
  return faults;
}

/** The variable that a sentence begins with. */
const ABOUT = /^[A-Z_]+/;
/** What a variable lacks alone, the whole environment may have. */
const LACKS = /^[A-Z_]+=\S+ needs /;

function faultOf(said: string): Finding {
  const [where = ''] = ABOUT.exec(said) ?? [];
  const says = said.startsWith(`${where} `) ? said.slice(where.length + 1) : said;
  return { level: 'error', where, says };
}

/**
 * Everything that is wrong in an environment: each variable is tried alone, so that the first fault hides no other, and what they
 * are to each other where each is right.
 */
export function checkEnvironment(env: Environment): Finding[] {
  const set = Object.keys(env).filter((name) => env[name] !== undefined);
  const alone = SETTINGS.filter(({ name }) => set.includes(name)).flatMap(({ name }) =>
    complaints({ [name]: env[name] })
      .filter((said) => !LACKS.test(said))
      .map(faultOf),
  );
  const together = alone.length > 0 ? [] : complaints(env).map(faultOf);
  return [...alone, ...together, ...lateFaults(env), ...strangers(set)];
}
