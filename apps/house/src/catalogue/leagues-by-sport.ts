import type { LeagueSpec } from '#feed/league/league-spec.ts';
import { AMERICAN_FOOTBALL_LEAGUES } from './american-football/leagues.ts';
import { BADMINTON_LEAGUES } from './badminton/leagues.ts';
import { BASEBALL_LEAGUES } from './baseball/leagues.ts';
import { BASKETBALL_LEAGUES } from './basketball/leagues.ts';
import { COUNTER_STRIKE_LEAGUES } from './counter-strike/leagues.ts';
import { CRICKET_LEAGUES } from './cricket/leagues.ts';
import { DARTS_LEAGUES } from './darts/leagues.ts';
import { DOTA_2_LEAGUES } from './dota-2/leagues.ts';
import { HANDBALL_LEAGUES } from './handball/leagues.ts';
import { ICE_HOCKEY_LEAGUES } from './ice-hockey/leagues.ts';
import { RUGBY_LEAGUES } from './rugby/leagues.ts';
import { TABLE_TENNIS_LEAGUES } from './table-tennis/leagues.ts';
import { TENNIS_LEAGUES } from './tennis/leagues.ts';
import { VALORANT_LEAGUES } from './valorant/leagues.ts';
import { VOLLEYBALL_LEAGUES } from './volleyball/leagues.ts';

/** Leagues by the key of their sport; football has its own. */
export const LEAGUES_BY_SPORT: Readonly<Record<string, readonly LeagueSpec[]>> = {
  tennis: TENNIS_LEAGUES,
  table_tennis: TABLE_TENNIS_LEAGUES,
  volleyball: VOLLEYBALL_LEAGUES,
  badminton: BADMINTON_LEAGUES,
  darts: DARTS_LEAGUES,
  counter_strike: COUNTER_STRIKE_LEAGUES,
  valorant: VALORANT_LEAGUES,
  basketball: BASKETBALL_LEAGUES,
  ice_hockey: ICE_HOCKEY_LEAGUES,
  handball: HANDBALL_LEAGUES,
  rugby: RUGBY_LEAGUES,
  american_football: AMERICAN_FOOTBALL_LEAGUES,
  dota_2: DOTA_2_LEAGUES,
  baseball: BASEBALL_LEAGUES,
  cricket: CRICKET_LEAGUES,
};
