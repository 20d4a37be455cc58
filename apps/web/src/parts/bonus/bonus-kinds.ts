import type { BannerKind, BonusType } from '@touchline/contract/constants';
import type { IconName } from '@touchline/ui';
import type { PlainKey } from '#data/messages.ts';

interface Kind {
  readonly nameKey: PlainKey;
  readonly icon: IconName;
  readonly banner: BannerKind;
}

/** What each type is called and shown by. */
export const BONUS_KINDS: Readonly<Record<BonusType, Kind>> = {
  comboboost: { nameKey: 'bonuses.type.comboboost', icon: 'trending-up', banner: 'freebet' },
  freebet: { nameKey: 'bonuses.type.freebet', icon: 'gift', banner: 'freebet' },
  freebet_only_win: { nameKey: 'bonuses.type.freebet', icon: 'gift', banner: 'freebet' },
  freebet_all_win: { nameKey: 'bonuses.type.freebet_all_win', icon: 'gift', banner: 'freebet' },
  freebet_no_risk: { nameKey: 'bonuses.type.freebet_no_risk', icon: 'gift', banner: 'freebet' },
  hunting: { nameKey: 'bonuses.type.hunting', icon: 'target', banner: 'hunting' },
  tournament: { nameKey: 'bonuses.type.tournament', icon: 'medal', banner: 'hunting_tournament' },
  lootbox: { nameKey: 'bonuses.type.lootbox', icon: 'package', banner: 'lootbox' },
  jackpot: { nameKey: 'bonuses.type.jackpot', icon: 'trophy', banner: 'jackpot' },
};
