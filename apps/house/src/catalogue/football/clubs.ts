import { unit } from '#feed/random.ts';
import { codeOf } from '../code.ts';
import { COUNTRIES, type Tongue } from '../countries.ts';
import { kitOf } from '../kit.ts';
import type { CompetitorRecord } from '../records.ts';
import { CUPS } from './cups.ts';
import { LEAGUES, type LeagueData } from './leagues.ts';

export interface Club extends CompetitorRecord {
  leagueId: string;
  tongue: Tongue;
  city: string;
  stadium: string;
  /** Logarithmic: 0 is the average of a league. */
  attack: number;
  defence: number;
}

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

function buildLeague(league: LeagueData): Club[] {
  const tongue = COUNTRIES.find((country) => country.code === league.country)?.tongue ?? 'mixed';
  const names = league.clubs.split(', ');
  const taken = new Set<string>();
  return names.map((name, rank) => {
    const id = `${league.id}${String(rank + 1).padStart(2, '0')}`;
    const code = codeOf(placeOf(name), taken);
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

const BY_LEAGUE = new Map([...LEAGUES, ...CUPS].map((league) => [String(league.id), buildLeague(league)]));

export function clubsOf(leagueId: string): readonly Club[] {
  return BY_LEAGUE.get(leagueId) ?? [];
}
