import { clubsOf } from '#catalogue/football/clubs.ts';
import type { LeagueData } from '#catalogue/football/leagues.ts';
import { FOOTBALL_TEMPLATES, OWN } from '#pricing/football/templates.ts';
import { type Contender, FOOTBALL_POINTS, priceOutright } from '#pricing/outright.ts';
import { hash, unitAt } from '../random.ts';
import { type MatchPlay, type MatchView, NOTHING_HAPPENED, type Verdict } from '../sport.ts';
import { titleResults } from '../title-results.ts';
import type { Season } from './calendar.ts';
import { createSeasonTable } from './season-table.ts';

const CLOSING_MS = 3_600_000;
const TEMPLATE = FOOTBALL_TEMPLATES.find((template) => template.id === OWN.outright);

function viewOf(endsAt: number, at: number): MatchView {
  const over = at >= endsAt;
  return {
    ...NOTHING_HAPPENED,
    status: !over ? 0 : at < endsAt + CLOSING_MS ? 4 : 3,
    stage: over ? 100 : 0,
  };
}

/** The race for a league's title, from the table that its matches make. */
export function playOutright(seed: number, league: LeagueData, season: Season): MatchPlay {
  const clubs = clubsOf(String(league.id));
  const table = createSeasonTable(seed, league, season, clubs);
  const key = hash('outright', seed, league.id, season.number);
  const endsAt = season.end - season.start;
  const market = { marketId: OWN.outright, specifier: '' };
  const verdict = (at: number): Verdict | null => {
    if (at < endsAt || !table.prepare(season.start + at)) return null;
    const ids = clubs.map(({ id }) => id);
    return {
      ...market,
      ...titleResults(ids, table.leaders()),
      final: true,
      note: { score: [0, 0], minute: null },
    };
  };
  return {
    moments: [endsAt, endsAt + CLOSING_MS],
    startsAt: endsAt,
    endsAt,
    prepare: (at) => table.prepare(season.start + at),
    view: (at) => viewOf(endsAt, at),
    quote: (at, tick) => {
      if (at >= endsAt) return [];
      const contenders = table.standings().map(
        ({ club, points }): Contender => ({
          id: club.id,
          points,
          strength: (club.attack + club.defence) / 2 + 0.01 * (unitAt(key + Number(club.id), tick) - 0.5),
        }),
      );
      return [
        {
          ...market,
          groups: TEMPLATE?.groups ?? ['outrights'],
          priority: TEMPLATE?.priority ?? 1,
          outcomes: priceOutright(contenders, season.days - table.rounds(), FOOTBALL_POINTS),
          mostBalanced: false,
          stopsAt: endsAt,
        },
      ];
    },
    verdictsAt: (at) => [verdict(at)].flatMap((found) => found ?? []),
    verdictsUntil: (at) => [verdict(at)].flatMap((found) => found ?? []),
    verdict: (marketId, _specifier, at) => {
      if (marketId !== OWN.outright) return null;
      while (at >= endsAt && !table.prepare(season.start + at));
      const found = verdict(at);
      return found === null ? null : { ...found, since: endsAt };
    },
    settlesBy: () => null,
    withScore: () => undefined,
  };
}
