import type { BlockModule } from '#data/block.ts';
import { publicBonusesQuery } from '#data/bonuses.ts';
import { targetQueries } from '#parts/target/use-target-href.ts';
import { OwnBonuses } from './page/own-bonuses.tsx';
import { BonusBlock, type BonusSettings } from './placed/bonus-block.tsx';
import { BonusesBlock, type BonusesSettings } from './placed/bonuses-block.tsx';
import {
  hitsQueries,
  JackpotBannerBlock,
  type JackpotBannerSettings,
  JackpotCardBlock,
  type JackpotCardSettings,
  type JackpotHitsSettings,
  JackpotLeaderboardBlock,
  jackpotQueries,
} from './placed/jackpot-blocks.tsx';
import { MobileBonuses, type MobileBonusesSettings } from './placed/mobile-bonuses.tsx';
import { PromoBlock } from './placed/promo-block.tsx';

const queries = () => [publicBonusesQuery()];

const bonus: BlockModule<BonusSettings> = { View: BonusBlock, queries };
const bonuses: BlockModule<BonusesSettings> = { View: BonusesBlock, queries };
const group: BlockModule<MobileBonusesSettings> = { View: MobileBonuses, queries };
const card: BlockModule<JackpotCardSettings> = { View: JackpotCardBlock, queries: jackpotQueries };
const banner: BlockModule<JackpotBannerSettings> = {
  View: JackpotBannerBlock,
  queries: (settings) => [...jackpotQueries(settings), ...targetQueries(settings.target)],
};
const leaderboard: BlockModule<JackpotHitsSettings> = { View: JackpotLeaderboardBlock, queries: hitsQueries };

/** Views of the blocks by kind. */
export const modules = {
  own_bonuses: { View: OwnBonuses },
  bonus,
  bonuses,
  mobile_bonuses_group: group,
  promocode: { View: PromoBlock },
  jackpot_card: card,
  jackpot_banner: banner,
  jackpot_leaderboard: leaderboard,
};
