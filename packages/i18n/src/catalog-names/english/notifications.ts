import type { NotificationCatalog } from '../names.ts';

/** Notifications in English. */
export const notificationsEnglish: NotificationCatalog = {
  types: {
    bet_won: { title: 'Bet won: {amount}', body: 'It was paid to your balance.' },
    bet_void: {
      title: 'Stake returned: {amount}',
      body: 'The bet was void. Your money is back in your balance.',
    },
    bet_half_lost: {
      title: 'Half of the stake returned: {amount}',
      body: 'Half of the bet lost, the other half is back in your balance.',
    },
    bet_corrected: {
      title: 'Result corrected',
      body: 'The result of your bet was corrected. It now returns {amount}.',
    },
    bet_cashed_out: {
      title: 'Automatic cash-out: {amount}',
      body: 'The offer reached the amount that you had set. It was paid to your balance.',
    },
    vip_accepted: { title: 'Large bet accepted', body: 'A trader took your bet with a stake of {amount}.' },
    vip_refused: {
      title: 'Large bet not accepted',
      body: 'Our traders did not take this bet. Your stake of {amount} is back in your balance.',
    },
    vip_offer: {
      title: 'Offer from a trader',
      body: 'Your bet would be taken with a stake of {amount}. Your answer is awaited in My bets.',
    },
    welcome: {
      title: 'Welcome: {amount} to start with',
      body: 'The amount is in your balance. Enjoy it, and stop while it is fun.',
    },
  },
  matches: {
    kick_off: { title: 'Kick-off: {home} – {away}', body: 'One of your favourites has begun.' },
    goal: { title: 'Goal for {team}', body: '{home} {score} {away}' },
  },
  bets: {
    single: 'Single',
    double: 'Double',
    treble: 'Treble',
    accumulator: 'Combo',
    system: 'System',
    custom_bet: 'Bet builder',
    horse_racing: 'Horse racing',
    lotteries: 'Lottery',
  },
};
