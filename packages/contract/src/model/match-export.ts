import { z } from 'zod';
import { EpochMs, Id, Odds } from './ids.ts';
import { MatchStatus } from './match.ts';

const Name = z.string();
const Logo = z
  .string()
  .nullable()
  .meta({ description: 'Address of a picture; a path is one of the host that answers' });
const Price = Odds.nullable().meta({
  description: 'Decimal odds × 10 000; null where no bet is taken at the moment, or the sport knows no draw',
});

/** A match with the prices of its main market, for those who send visitors. Source: specification §3, match export record. */
export const MatchExportRecord = z
  .object({
    match_id: Id,
    team_home_name: Name,
    team_away_name: Name,
    scheduled: EpochMs,
    tournament_name: Name,
    sport: z.string().meta({ description: 'Key of the sport, the same in every language' }),
    odds_home: Price,
    odds_draw: Price,
    odds_away: Price,
    odds_at: EpochMs.meta({ description: 'When the prices were read' }),
    team_home_logo: Logo,
    team_away_logo: Logo,
    status: MatchStatus,
    sr_match_id: z.string().meta({ description: 'Global id of the match' }),
  })
  .meta({ id: 'MatchExportRecord' });
export type MatchExportRecord = z.infer<typeof MatchExportRecord>;
