import type { Probe } from '../probe.ts';
import { ACCOUNT } from './account.ts';
import { BETS } from './bets.ts';
import { CATALOGUE, MATCH } from './catalogue.ts';
import { PASSWORDS } from './passwords.ts';
import { PAYMENTS } from './payments.ts';
import { PLAYER, SIGN_IN, SIGN_OUT, SIGNED_OUT_PLAYER } from './player.ts';
import { SUPPORT_CHAT } from './support-chat.ts';
import { USER_LIMITS } from './user-limits.ts';

/** Every request of a run, in its order: each call of the contract at least once. */
export const PROBES: readonly Probe[] = [
  ...CATALOGUE,
  ...MATCH,
  ...SIGNED_OUT_PLAYER,
  ...SIGN_IN,
  ...BETS,
  ...PLAYER,
  ...PAYMENTS,
  ...USER_LIMITS,
  ...SUPPORT_CHAT,
  ...ACCOUNT,
  ...PASSWORDS,
  ...SIGN_OUT,
];
