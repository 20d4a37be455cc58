import type { Clock, Competitor, Incident, Match, MatchDetail, MatchStatistics } from '@touchline/contract';
import { outrightName, periodName } from '@touchline/i18n/catalog-names';
import { topMarkets } from '#feed/top-markets.ts';
import type { CompetitorRecord, IncidentRecord, MatchClock, MatchRecord, Pair, World } from '#feed/world.ts';
import type { House } from '../house.ts';
import type { LogoOf } from './competitor-logos.ts';
import { presentMarket } from './present-market.ts';
import { catalogueIndex, presentSport, sportOf, tournamentRef } from './present-tournament.ts';

const sides = ([home, away]: Pair) => ({ home, away });

export const presentCompetitor = (competitor: CompetitorRecord, logoOf: LogoOf): Competitor => ({
  id: competitor.id,
  name: competitor.name,
  code: competitor.code,
  logo: logoOf(competitor),
  kit: competitor.kit,
});

const presentClock = (clock: MatchClock): Clock => ({
  match_time: clock.matchTime,
  stoppage_time: clock.stoppageTime,
  stoppage_time_announced: clock.stoppageTimeAnnounced,
  remaining_time: clock.remainingTime,
  remaining_time_in_period: clock.remainingTimeInPeriod,
  stopped: clock.stopped,
  updated_at: clock.updatedAt,
  rate: clock.rate,
});

/** "Winner"-like name of a long event: its league and the word for such an event. */
function outrightTitle(world: World, match: MatchRecord, locale: string): string {
  const league = catalogueIndex(world).tournaments.get(match.tournamentId)?.name ?? '';
  return `${league} · ${outrightName(locale)}`;
}

/** What matches are presented from. */
type Shown = Pick<House, 'world' | 'logos'>;

function participants({ world, logos }: Shown, match: MatchRecord, locale: string) {
  const competitor = (record: CompetitorRecord) => presentCompetitor(record, logos.of);
  const isOutright = match.type === 'outright';
  return {
    type: match.type,
    name: isOutright ? outrightTitle(world, match, locale) : null,
    parent: isOutright ? match.tournamentId : null,
    sport: presentSport(sportOf(world, match.sportId), locale),
    tournament: tournamentRef(world, match.tournamentId, locale),
    home: match.home && competitor(match.home),
    away: match.away && competitor(match.away),
    competitors: match.competitors.map(competitor),
    stadium: match.stadium,
    city: match.city,
    round: match.round === null ? null : String(match.round),
    start_time: match.startTime,
    end_time: match.endTime,
  };
}

function stateOf(match: MatchRecord, locale: string, sportKey: string) {
  return {
    status: match.status,
    stage: match.stage,
    clock: match.clock && presentClock(match.clock),
    total_score: match.totalScore && sides(match.totalScore),
    game_score: match.gameScore && { home: match.gameScore[0], away: match.gameScore[1] },
    current_server: match.server,
    period_scores: match.periodScores.map(({ key, number, home, away }) => ({
      home,
      away,
      key,
      name: periodName(locale, key, sportKey),
      number,
      type: 'regular_period',
    })),
    max_period_number: match.periodScores.reduce((most, { number }) => Math.max(most, number), 0),
    extras: match.extras && {
      red: sides(match.extras.red),
      yellow: sides(match.extras.yellow),
      corners: sides(match.extras.corners),
    },
  };
}

/** A match as lists show it. */
export function presentMatch(shown: Shown, match: MatchRecord, locale: string, betsCount: number): Match {
  const { world } = shown;
  const top = topMarkets(match).map((market) => presentMarket(match, market, locale));
  const { strip, key } = sportOf(world, match.sportId);
  const ofType = (id: string) => top.find((market) => market.id === id) ?? null;
  return {
    id: match.id,
    urn_id: match.urnId,
    slug: match.slug,
    ...participants(shown, match, locale),
    ...stateOf(match, locale, key),
    available_markets_count: match.availableMarkets,
    top_markets_count: top.length,
    main_market: match.type === 'outright' ? (top[0] ?? null) : ofType(strip.main.id),
    secondary_market: ofType(strip.secondary.id),
    top_markets: top,
    has_video: match.hasVideo,
    provider: match.provider,
    provider_stats_available: world.history.covers(match),
    bets_count: betsCount,
    v: match.v,
  };
}

/** A match as its own page needs it. */
export function presentMatchDetail(
  shown: Shown,
  match: MatchRecord,
  locale: string,
  betsCount: number,
): MatchDetail {
  const roster = (side: 'home' | 'away') =>
    match.rosters[side].map(({ id, name, number, position }) => ({ id, name, number, position }));
  return {
    ...presentMatch(shown, match, locale, betsCount),
    rosters: match.type === 'match' ? { home: roster('home'), away: roster('away') } : null,
  };
}

const presentIncident = (incident: IncidentRecord): Incident => ({
  id: incident.id,
  minute: incident.minute ?? 0,
  stoppage: incident.stoppage ?? 0,
  type: incident.type,
  side: incident.side,
  player: incident.player?.name ?? null,
  score: sides(incident.score),
});

export const presentStatistics = (match: MatchRecord): MatchStatistics => ({
  match_id: match.id,
  v: match.stateV,
  statistics: match.statistics.map(({ key, home, away }) => ({ key, home, away })),
  incidents: match.incidents.map(presentIncident),
});
