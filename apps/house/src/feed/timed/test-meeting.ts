import type { Contender, LeagueSpec, Meeting } from '../league/league-spec.ts';
import { hash } from '../random.ts';

const league: LeagueSpec = {
  id: 21001,
  name: 'League',
  country: 'DEU',
  priority: 1,
  utcOffset: 60,
  hours: [18, 22],
  horizonHours: 48,
  matchesPerDay: 4,
  days: [],
  kind: 'club',
  competitors: 'Harbour, Meadow',
};

function contender(name: string, rating: number): Contender {
  const kit = { pattern: 'plain', a: '#112233', b: '#ffffff' } as const;
  return { id: name, urnId: `sr:competitor:${name}`, name, code: name, kit, rating };
}

/** A meeting for the tests of a sport: the number says how it goes. */
export function testMeeting(number: number, rating = 0.15): Meeting {
  const home = contender('HAR', rating);
  const away = contender('MEA', -0.05);
  return { key: hash('timed-test', number), matchId: String(number), league, home, away };
}
