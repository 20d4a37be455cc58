import { CampaignFile } from '../campaign-file.ts';

export const FREEBET = { family: 'freebet', freebet_type: 'freebet_only_win', amount: 10 };
export const COMBOBOOST = { family: 'comboboost', ranges: [{ from: 3, bonus_odds: 1.05 }] };
const REWARD = { freebet_type: 'freebet_all_win', valid_days: 7 };
export const HUNTING = {
  family: 'hunting',
  reference_stake: 10,
  ranges: [{ points: 5, amount: 2 }],
  reward: REWARD,
};
export const TOURNAMENT = {
  family: 'tournament',
  reference_stake: 10,
  initial_pool: 500,
  prizes: [50, 30, 20],
};
export const LOOTBOX = {
  family: 'lootbox',
  reference_stake: 10,
  counts: 'bets',
  threshold: 5,
  rewards: [{ amount: 1, weight: 9 }],
  reward: REWARD,
};

/** A campaign as the file has it. */
export const campaign = (more: object = {}) => ({
  id: 'spring',
  name: { en: 'Spring freebet' },
  trigger: { kind: 'campaign' },
  currency: 'EUR',
  offer: FREEBET,
  ...more,
});
/** When a tournament ends. */
export const over = { valid_to: '2027-05-01' };

/** Faults of a file, each as `path: message`. */
export const faultsOf = (file: unknown) =>
  (CampaignFile.safeParse(file).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
