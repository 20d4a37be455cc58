import { COUNTRIES } from '../countries.ts';
import type { CategoryRecord, SportRecord, TournamentRecord } from '../records.ts';
import { slugText } from '../slug.ts';
import { CUPS } from './cups.ts';
import { LEAGUES } from './leagues.ts';

export const FOOTBALL: SportRecord = {
  id: '1',
  urnId: 'sr:sport:1',
  key: 'football',
  priority: 1,
  type: 'regular',
  provider: 'betradar',
  strip: { main: { id: '1', outcomes: 3 }, secondary: { id: '18', outcomes: 2 } },
};

export const FOOTBALL_CATEGORIES: readonly CategoryRecord[] = COUNTRIES.map((country, index) => ({
  id: String(index + 1),
  slug: slugText(country.name),
  name: country.name,
  countryCode: country.code,
  priority: index + 1,
  sportId: FOOTBALL.id,
})).filter(({ countryCode }) => LEAGUES.some((league) => league.country === countryCode));

export const FOOTBALL_TOURNAMENTS: readonly TournamentRecord[] = [...LEAGUES, ...CUPS].map((league) => ({
  id: String(league.id),
  urnId: `sr:tournament:${league.id}`,
  slug: slugText(league.name),
  name: league.name,
  priority: league.priority,
  categoryId: FOOTBALL_CATEGORIES.find((category) => category.countryCode === league.country)?.id ?? '1',
  sportId: FOOTBALL.id,
  kind: 'match',
}));
