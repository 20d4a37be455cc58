import { priceOutright, WIN_POINTS } from '#pricing/outright.ts';
import { hash, unitAt } from '../random.ts';
import {
  type MatchPlay,
  type MatchView,
  NOTHING_HAPPENED,
  type QuotedMarket,
  type Verdict,
} from '../sport.ts';
import { titleResults } from '../title-results.ts';
import type { MarketTemplate } from '../world.ts';
import type { Calendar, Season } from './calendar.ts';
import { contendersOf } from './contenders.ts';
import type { LeagueSpec, LeagueSport } from './league-spec.ts';
import { createSeasonTable } from './season-table.ts';

const CLOSING_MS = 3_600_000;
/** How far strengths drift with the ticks of the price. */
const DRIFT = 0.01;

export function outrightTemplate(marketId: string): MarketTemplate {
  return {
    id: marketId,
    groups: ['outrights'],
    priority: 900,
    kind: 'competitor_list',
    outcomeIds: [],
    specifiers: [],
    i18nKey: `outright.${marketId}`,
  };
}

function viewOf(endsAt: number, at: number): MatchView {
  const isOver = at >= endsAt;
  return {
    ...NOTHING_HAPPENED,
    status: !isOver ? 0 : at < endsAt + CLOSING_MS ? 4 : 3,
    stage: isOver ? 100 : 0,
  };
}

/** The race for the title of a league, from the table that its matches make. */
export function playOutright(
  race: { sport: LeagueSport; calendar: Calendar; league: LeagueSpec; season: Season; marketId: string },
  seed: number,
): MatchPlay {
  const { sport, calendar, league, season, marketId } = race;
  const table = createSeasonTable(sport, calendar, league, season);
  const size = contendersOf(league).length;
  const key = hash('outright', seed, season.id);
  const endsAt = season.end - season.start;
  const market = { marketId, specifier: '' };
  const { groups, priority } = outrightTemplate(marketId);

  const verdict = (at: number): Verdict | null => {
    if (at < endsAt || !table.prepare(season.start + at)) return null;
    const ids = table.standings().map(({ contender }) => contender.id);
    return {
      ...market,
      ...titleResults(ids, table.leaders()),
      final: true,
      note: { score: [0, 0], minute: null },
    };
  };
  const quote = (at: number, tick: number): QuotedMarket[] => {
    if (at >= endsAt) return [];
    const contenders = table.standings().map(({ contender, points }) => ({
      id: contender.id,
      points,
      strength: contender.rating + DRIFT * (unitAt(key + Number(contender.id), tick) - 0.5),
    }));
    const roundsLeft = season.rounds - Math.floor(table.played() / (size / 2));
    const outcomes = priceOutright(contenders, roundsLeft, WIN_POINTS);
    return [{ ...market, groups, priority, outcomes, mostBalanced: false, stopsAt: endsAt }];
  };
  return {
    moments: [endsAt, endsAt + CLOSING_MS],
    startsAt: endsAt,
    endsAt,
    prepare: (at) => table.prepare(season.start + at),
    view: (at) => viewOf(endsAt, at),
    quote,
    verdictsAt: (at) => [verdict(at)].flatMap((found) => found ?? []),
    verdictsUntil: (at) => [verdict(at)].flatMap((found) => found ?? []),
    verdict: (id, _specifier, at) => {
      if (id !== marketId || at < endsAt) return null;
      while (!table.prepare(season.start + at));
      const found = verdict(at);
      return found === null ? null : { ...found, since: endsAt };
    },
    settlesBy: () => null,
    withScore: () => undefined,
  };
}
