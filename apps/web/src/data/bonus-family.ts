import type { BonusFamily, BonusList, BonusType } from '@touchline/contract/constants';

const LISTS = {
  comboboost: 'comboboosts',
  freebet: 'freebets',
  hunting: 'huntings',
  tournament: 'tournaments',
  lootbox: 'lootboxes',
} as const satisfies Readonly<Record<BonusFamily, BonusList>>;

/** List of a family, as calls name it. */
export const listOf = (family: BonusFamily): BonusList => LISTS[family];

/** Family of a type; null for a jackpot, which has no list of bonuses. */
export function familyOf(type: BonusType): BonusFamily | null {
  if (type === 'jackpot') return null;
  if (type === 'freebet_no_risk' || type === 'freebet_all_win' || type === 'freebet_only_win')
    return 'freebet';
  return type;
}

/** Families whose bonuses a player uses by placing a bet. Source: specification §4. */
const WITH_BET_FLOW: ReadonlySet<BonusFamily | null> = new Set(['freebet', 'hunting', 'tournament']);

export const hasBetFlow = (type: BonusType): boolean => WITH_BET_FLOW.has(familyOf(type));

/** Families whose lists an activation changes. Source: specification §4: hunting and tournament refresh both. */
export function changedFamilies(type: BonusType): readonly BonusFamily[] {
  const family = familyOf(type);
  if (family === 'hunting' || family === 'tournament') return ['hunting', 'tournament'];
  return family === null ? [] : [family];
}
