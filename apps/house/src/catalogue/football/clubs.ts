import { unit } from '#feed/random.ts';
import type { CompetitorRecord, Kit, KitPattern } from '../records.ts';
import { slugText } from '../slug.ts';
import { COUNTRIES, type Tongue } from './countries.ts';
import { LEAGUES } from './leagues.ts';

export interface Club extends CompetitorRecord {
  leagueId: string;
  tongue: Tongue;
  city: string;
  stadium: string;
  /** Logarithmic: 0 is the average of a league. */
  attack: number;
  defence: number;
}

const PATTERNS: readonly KitPattern[] = [
  'plain',
  'stripes',
  'hoops',
  'halves',
  'sash',
  'belt',
  'pale',
  'quarters',
];

const SHIRTS =
  '#b3202c #1f4e9e #0f6b4a #f2b705 #5b2a86 #101820 #e6e6e6 #d4541a #0c7c8c #7a1f3d #2e7d32 #1b2a52'.split(
    ' ',
  );

/** Words of a name that say what it is, not where. */
const FORMS = new Set(
  'FC CF CD AC AS SC SV SK UD US SS RC FK NK IF IK BK IL FF FA EC KV TSV VfB VfL FSV TSG KSV SpVgg AJ SCO Real Atlético Deportivo Sporting Racing Unión União Union United City Town Athletic Rovers Rangers Wanderers Albion County Orient Park Santa San Puerto Puerta Olympique Stade Dynamo Dinamo Virtus Eintracht Arminia Fortuna Royal Concordia'.split(
    ' ',
  ),
);

function placeOf(name: string): string {
  const words = name.split(' ').filter((word) => !FORMS.has(word) && !/^\d+$/.test(word));
  return words.length === 0 ? name : words.join(' ');
}

function codeOf(name: string, taken: Set<string>): string {
  const letters = slugText(placeOf(name))
    .replaceAll(/[^a-z]/g, '')
    .toUpperCase()
    .padEnd(3, 'X');
  for (let second = 1; second < letters.length; second++) {
    for (let third = second + 1; third < letters.length; third++) {
      const code = `${letters[0]}${letters[second]}${letters[third]}`;
      if (!taken.has(code)) return code;
    }
  }
  for (let digit = 2; ; digit++) {
    const code = `${letters.slice(0, 2)}${digit}`;
    if (!taken.has(code)) return code;
  }
}

/** Colours and pattern for a mark; any text may be the key. */
export function kitOf(key: string): Kit {
  const a = Math.floor(unit('kit-a', key) * SHIRTS.length);
  const b = (a + 1 + Math.floor(unit('kit-b', key) * (SHIRTS.length - 1))) % SHIRTS.length;
  const pattern = PATTERNS[Math.floor(unit('kit', key) * PATTERNS.length)] ?? 'plain';
  return { pattern, a: hex(SHIRTS[a]), b: hex(SHIRTS[b]) };
}

function hex(colour: string | undefined): `#${string}` {
  return `#${(colour ?? '#888888').slice(1)}`;
}

function buildLeague(league: (typeof LEAGUES)[number]): Club[] {
  const tongue = COUNTRIES.find((country) => country.code === league.country)?.tongue ?? 'mixed';
  const names = league.clubs.split(', ');
  const taken = new Set<string>();
  return names.map((name, rank) => {
    const id = `${league.id}${String(rank + 1).padStart(2, '0')}`;
    const code = codeOf(name, taken);
    taken.add(code);
    const place = placeOf(name);
    const quality = 0.3 - (0.6 * rank) / (names.length - 1);
    return {
      id,
      urnId: `sr:competitor:${id}`,
      name,
      code,
      kit: kitOf(name),
      leagueId: String(league.id),
      tongue,
      city: place,
      stadium: `${place} ${rank % 3 === 0 ? 'Park' : rank % 3 === 1 ? 'Arena' : 'Ground'}`,
      attack: quality * 0.8 + (unit('attack', id) - 0.5) * 0.25,
      defence: quality * 0.7 + (unit('defence', id) - 0.5) * 0.25,
    };
  });
}

const BY_LEAGUE = new Map(LEAGUES.map((league) => [String(league.id), buildLeague(league)]));

export function clubsOf(leagueId: string): readonly Club[] {
  return BY_LEAGUE.get(leagueId) ?? [];
}
