import { BREAKS, PAYOUT_DECLINES } from '@touchline/contract/constants';

/** Who operators are. */
export const ROLES = ['trader', 'support', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export const isRole = (word: string): word is Role => (ROLES as readonly string[]).includes(word);

/** What operators can do, in the order in which the documentation lists it. */
export const COMMANDS = [
  'suspend',
  'lift',
  'void',
  'resettle',
  'void-game',
  'resettle-game',
  'decide-vip-bet',
  'limit-player',
  'set-status',
  'decide-payout',
  'begin-break',
  'pay-out',
  'answer-chat',
  'pause-betting',
  'resume-betting',
  'feature',
] as const;
export type OperatorCommand = (typeof COMMANDS)[number];

/** Which roles may give a command. */
export const MAY: Readonly<Record<OperatorCommand, readonly Role[]>> = {
  suspend: ['trader', 'admin'],
  lift: ['trader', 'admin'],
  void: ['trader', 'admin'],
  resettle: ['trader', 'admin'],
  'void-game': ['trader', 'admin'],
  'resettle-game': ['trader', 'admin'],
  'decide-vip-bet': ['trader', 'admin'],
  'limit-player': ['support', 'trader', 'admin'],
  'set-status': ['support', 'admin'],
  'decide-payout': ['support', 'admin'],
  'begin-break': ['support', 'admin'],
  'pay-out': ['support', 'admin'],
  'answer-chat': ['support', 'admin'],
  'pause-betting': ['trader', 'admin'],
  'resume-betting': ['admin'],
  feature: ['admin'],
};

/** What each command does, for its help and the documentation. */
export const MEANS: Readonly<Record<OperatorCommand, { readonly usage: string; readonly means: string }>> = {
  suspend: {
    usage: 'suspend <match|market>',
    means: 'no bets on a match or one market until it is lifted; prices stay on the page, marked suspended',
  },
  lift: { usage: 'lift <match|market>', means: 'ends a suspension that an operator made' },
  void: {
    usage: 'void <match|market>',
    means:
      'takes the open markets of a match, or one market, off for good and settles what was bet on them as void',
  },
  resettle: {
    usage: 'resettle <market> <outcome>=<result>… [--places <number>]',
    means:
      'takes the settlement of a market back and settles it with these results; with `--places` its winners share fewer places',
  },
  'void-game': {
    usage: 'void-game <game>/<event>',
    means:
      'voids a race or a draw: takes no bets on it and returns all stakes, of bets that were settled as well',
  },
  'resettle-game': {
    usage:
      'resettle-game horse_racing/<event> <runner>[=<runner>]… [--non-runners <runner>,…] | lotteries/<event> <number>…',
    means: 'settles a race or a draw that is over with this result in place of the one before',
  },
  'decide-vip-bet': {
    usage: 'decide-vip-bet <bet> accept|refuse|offer [--stake <amount>]',
    means: 'decides a bet that waits for a trader, or offers a smaller stake',
  },
  'limit-player': {
    usage: 'limit-player <id|email|phone> --max-stake <amount> [--currency <code>] | --stop | --clear',
    means: 'sets the highest stake of each bet of a player, takes no bet of his at all, or lets go of both',
  },
  'set-status': {
    usage: 'set-status <id|email|phone> <status> on|off',
    means: 'gives a player a status such as `spi_test` or that of a user group, or takes it away',
  },
  'decide-payout': {
    usage: `decide-payout <payout> approve|decline|paid [--because ${PAYOUT_DECLINES.join('|')}]`,
    means:
      'approves or declines a payout request, or notes that it was paid; the player reads why it was declined',
  },
  'begin-break': {
    usage: `begin-break <id|email|phone> ${Object.keys(BREAKS).join('|')} <days|months>`,
    means:
      'begins a break that a player asks support for, or a longer one than runs: days of a cooling-off, months of a self-exclusion; nothing ends it early',
  },
  'pay-out': {
    usage: 'pay-out <id|email|phone> [--currency <code>]',
    means:
      'asks for a payout of the whole balance of a player on a break, who cannot sign in; `decide-payout` approves it as any other',
  },
  'answer-chat': {
    usage: 'answer-chat <id|email|phone> <text>',
    means: 'writes to a player in the chat with support; the log keeps the length of the text alone',
  },
  'pause-betting': { usage: 'pause-betting', means: 'takes no bet of anybody, and sells none back' },
  'resume-betting': { usage: 'resume-betting', means: 'ends the pause' },
  feature: {
    usage: 'feature <name> on|off',
    means: 'switches a feature on or off, whatever `HOUSE_ON` and `HOUSE_OFF` say',
  },
};
