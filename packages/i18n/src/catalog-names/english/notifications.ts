import type { NotificationCatalog } from '../names.ts';

/** Notifications in English. */
export const notificationsEnglish: NotificationCatalog = {
  types: {
    bet_won: { title: 'Bet won: {amount}', body: 'It has been paid into your balance.' },
    bet_void: {
      title: 'Stake returned: {amount}',
      body: 'Your bet was void. Your stake is back in your balance.',
    },
    bet_half_lost: {
      title: 'Half of your stake returned: {amount}',
      body: 'Half of your bet lost. The other half is back in your balance.',
    },
    bet_corrected: {
      title: 'Result corrected',
      body: 'We have corrected the result of your bet. It now returns {amount}.',
    },
    bet_cashed_out: {
      title: 'Automatic cash-out: {amount}',
      body: 'The offer reached your amount. It has been paid into your balance.',
    },
    vip_accepted: {
      title: 'Large bet accepted',
      body: 'A trader accepted your bet with a stake of {amount}.',
    },
    vip_refused: {
      title: 'Large bet not accepted',
      body: "Our traders couldn't accept this bet. Your stake of {amount} is back in your balance.",
    },
    vip_offer: {
      title: 'Offer from a trader',
      body: 'We can accept your bet with a stake of {amount}. Reply in My bets.',
    },
    welcome: {
      title: 'Welcome: {amount} to start with',
      body: "It's in your balance. Have fun and stay in control.",
    },
    deposit_succeeded: { title: 'Deposit received: {amount}', body: "It's in your balance." },
    deposit_failed: {
      title: 'Deposit failed: {amount}',
      body: 'Nothing was added to your balance. You can try again.',
    },
    payout_approved: { title: 'Withdrawal approved: {amount}', body: "We're sending you the money." },
    payout_declined: { title: 'Withdrawal declined: {amount}', body: 'The money is back in your balance.' },
    payout_paid: { title: 'Withdrawal sent: {amount}', body: "We've sent you the money." },
    support_answer: { title: 'Support has answered', body: 'You have a new message in the chat.' },
  },
  matches: {
    kick_off: { title: 'Kick-off: {home} – {away}', body: 'One of your favourites has started.' },
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
