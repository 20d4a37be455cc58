import type {
  Category,
  Market,
  Match,
  MatchDetail,
  Settings,
  Sport,
  SystemData,
  Tournament,
} from '@touchline/contract';

/** The book of the backend without extensions: small, fixed, and the same at every start. */

const HOUR_MS = 3_600_000;

const FOOTBALL: Sport = {
  id: '1',
  urn_id: 'sr:sport:1',
  key: 'football',
  name: 'Football',
  priority: 1,
  type: 'regular',
  provider: 'betradar',
};

export const SPORTS: readonly Sport[] = [FOOTBALL];

export const CATEGORY: Category = {
  id: '10',
  slug: 'england',
  name: 'England',
  priority: 1,
  country_code: 'GB',
  sport: FOOTBALL,
};

const { sport: _sport, ...categoryRef } = CATEGORY;

export const TOURNAMENT: Omit<Tournament, 'parent'> = {
  id: '100',
  urn_id: 'sr:tournament:100',
  slug: 'harbour-league',
  name: 'Harbour League',
  kind: 'match',
  priority: 1,
  category: categoryRef,
  sport: FOOTBALL,
  main_market_outcome_count: 3,
  secondary_market_outcome_count: 2,
};

const { sport: _tournamentSport, ...tournamentRef } = TOURNAMENT;

const PAIRS = [
  ['Northgate', 'Quayside'],
  ['Millbrook', 'Ferrytown'],
  ['Ashdown', 'Lockwood'],
  ['Castleford Vale', 'Tidewell'],
  ['Brinemouth', 'Old Mill'],
  ['Saltmarsh', 'Highcliff'],
] as const;

function market(matchId: string, of: Pick<Market, 'id' | 'name' | 'specifier' | 'outcomes'>): Market {
  return {
    match_id: matchId,
    match_urn_id: `sr:match:${matchId}`,
    status: 1,
    group_keys: ['top', 'goals'],
    priority: Number(of.id),
    most_balanced: true,
    next_bet_stop: null,
    custom_bet_groups: [],
    provider: 'betradar',
    v: 0,
    ...of,
  };
}

const outcome = (id: string, name: string, odds: number) => ({ id, name, active: true, odds });

function marketsOf(matchId: string, [home, away]: readonly [string, string]): Market[] {
  return [
    market(matchId, {
      id: '1',
      name: 'Match result',
      specifier: '',
      outcomes: [outcome('1', home, 20_000), outcome('2', 'Draw', 34_000), outcome('3', away, 38_000)],
    }),
    market(matchId, {
      id: '18',
      name: 'Total goals',
      specifier: 'total=2.5',
      outcomes: [outcome('12', 'Over 2.5', 19_000), outcome('13', 'Under 2.5', 19_500)],
    }),
  ];
}

/** Logos of two teams, by their names: one that the backend has, and one that it lost. */
const LOGOS: Readonly<Record<string, string>> = {
  Northgate: '/media/northgate.png',
  Quayside: '/media/gone.png',
};

const competitor = (id: string, name: string) => ({
  id,
  name,
  code: null,
  logo: LOGOS[name] ?? null,
  kit: null,
});

/** How large the book is, and whether its matches are in play. */
export interface BookOptions {
  readonly count: number;
  readonly isLive: boolean;
}

const CLOCK = {
  match_time: '20:00',
  stoppage_time: null,
  stoppage_time_announced: null,
  remaining_time: null,
  remaining_time_in_period: null,
  stopped: false,
  rate: 1,
};

const NONE = { home: 0, away: 0 };

/** What changes about a match when it is played. */
function stateOf(isLive: boolean, startedAt: number) {
  if (!isLive) return { status: 0, stage: 0, clock: null, total_score: null, extras: null } as const;
  return {
    status: 1,
    stage: 6,
    clock: { ...CLOCK, updated_at: startedAt },
    total_score: NONE,
    extras: { red: NONE, yellow: NONE, corners: NONE },
  } as const;
}

function pairOf(index: number): readonly [string, string] {
  const pair = PAIRS[index % PAIRS.length] ?? PAIRS[0];
  const round = Math.floor(index / PAIRS.length);
  return round === 0 ? pair : [`${pair[0]} ${round + 1}`, `${pair[1]} ${round + 1}`];
}

function matchOf(index: number, startedAt: number, isLive: boolean): Match {
  const pair = pairOf(index);
  const id = String(1_001 + index);
  const markets = marketsOf(id, pair);
  return {
    id,
    urn_id: `sr:match:${id}`,
    slug: `${pair[0]}-${pair[1]}`.toLowerCase().replaceAll(' ', '-'),
    type: 'match',
    name: null,
    parent: null,
    sport: FOOTBALL,
    tournament: tournamentRef,
    home: competitor(`${id}-h`, pair[0]),
    away: competitor(`${id}-a`, pair[1]),
    competitors: [],
    stadium: null,
    city: null,
    round: null,
    ...stateOf(isLive, startedAt),
    start_time: startedAt + (isLive ? -HOUR_MS / 3 : (index + 2) * HOUR_MS),
    end_time: null,
    game_score: null,
    current_server: null,
    period_scores: [],
    max_period_number: 0,
    available_markets_count: markets.length,
    top_markets_count: markets.length,
    main_market: markets[0] ?? null,
    secondary_market: markets[1] ?? null,
    top_markets: markets,
    has_video: false,
    provider: 'betradar',
    provider_stats_available: false,
    bets_count: 0,
    v: 0,
  };
}

/** All matches of the book, to be played from two hours after `startedAt` on or in play since. Units: epoch ms. */
export const matchesFrom = (
  startedAt: number,
  { count = PAIRS.length, isLive = false }: Partial<BookOptions>,
): MatchDetail[] =>
  Array.from({ length: count }, (_, index) => ({ ...matchOf(index, startedAt, isLive), rosters: null }));

/** Settings without a word of what goes beyond the specification. */
export const SETTINGS: Settings = {
  custom_bet_enabled: false,
  custom_bet_single_enabled: false,
  stakes: { EUR: [500, 1_000, 2_500] },
  odds_accept_mode: 'none',
  odds_types: { available: ['european'], selected: 'european' },
  active_odds_type: 'european',
  sport_type_providers: { regular: ['betradar'], cyber: ['oddin'] },
  provider_statuses: { betradar: 'ACTIVE', oddin: 'ACTIVE', betconstruct: 'ACTIVE' },
  multi_single_available_by_provider: { betradar: true },
  is_horse_racing_enabled: false,
  is_lottery_enabled: false,
  is_multi_active_freebets_allowed: false,
  video_enabled: false,
  share_bet_enabled: true,
  bet_limits: { EUR: { min_stake: 10, max_stake: 500_000, max_payout: 25_000_000 } },
  bet_delay_ms: 0,
  system_types: [
    { id: 's-3-2', total_count: 3, win_count: 2 },
    { id: 's-4-2', total_count: 4, win_count: 2 },
    { id: 's-4-3', total_count: 4, win_count: 3 },
  ],
  capabilities: [],
  updated_at: 0,
};

export const systemData = (now: number): SystemData => ({
  locales: [{ code: 'en', name: 'English', direction: 'ltr' }],
  locale_required: false,
  platform_settings: {
    brand: 'Touchline',
    time_zone: 'Europe/London',
    age_limit: 18,
    licence: '',
    help_url: 'https://www.begambleaware.org/',
    rtl_enabled: false,
  },
  player_fields: [],
  currencies: [{ code: 'EUR', subunits: 100, fiat: true, subcurrencies: [] }],
  countries: [{ code: 'GB', name: 'United Kingdom', sign_up_blocked: false }],
  user_country: null,
  default_currency_code: 'EUR',
  server_time: now,
});
