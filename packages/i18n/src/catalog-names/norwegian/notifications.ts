import type { NotificationCatalog } from '../names.ts';

/** Notifications in Norwegian. */
export const notificationsNorwegian: NotificationCatalog = {
  types: {
    bet_won: { title: 'Spill vunnet: {amount}', body: 'Beløpet er utbetalt til saldoen din.' },
    bet_void: {
      title: 'Innsats refundert: {amount}',
      body: 'Spillet ditt ble annullert. Innsatsen er tilbake på saldoen din.',
    },
    bet_half_lost: {
      title: 'Halve innsatsen refundert: {amount}',
      body: 'Halve spillet ditt tapte. Den andre halvparten er tilbake på saldoen din.',
    },
    bet_corrected: {
      title: 'Resultat korrigert',
      body: 'Vi har korrigert resultatet av spillet ditt. Det gir nå {amount}.',
    },
    bet_cashed_out: {
      title: 'Automatisk cash out: {amount}',
      body: 'Tilbudet nådde beløpet ditt. Det er utbetalt til saldoen din.',
    },
    vip_accepted: {
      title: 'Stort spill godtatt',
      body: 'En oddssetter godtok spillet ditt med en innsats på {amount}.',
    },
    vip_refused: {
      title: 'Stort spill ikke godtatt',
      body: 'Oddssetterne våre kunne ikke godta dette spillet. Innsatsen på {amount} er tilbake på saldoen din.',
    },
    vip_offer: {
      title: 'Tilbud fra en oddssetter',
      body: 'Vi kan godta spillet ditt med en innsats på {amount}. Svar i Mine spill.',
    },
    welcome: {
      title: 'Velkommen: {amount} å starte med',
      body: 'Beløpet er på saldoen din. Kos deg, og spill ansvarlig.',
    },
    deposit_succeeded: { title: 'Innskudd mottatt: {amount}', body: 'Beløpet er på saldoen din.' },
    deposit_failed: {
      title: 'Innskuddet mislyktes: {amount}',
      body: 'Ingenting ble lagt til saldoen din. Du kan prøve igjen.',
    },
    payout_approved: { title: 'Uttak godkjent: {amount}', body: 'Vi sender deg pengene.' },
    payout_declined: { title: 'Uttak avslått: {amount}', body: 'Pengene er tilbake på saldoen din.' },
    payout_paid: { title: 'Uttak sendt: {amount}', body: 'Pengene er på vei til deg.' },
    support_answer: { title: 'Kundeservice har svart', body: 'Du har en ny melding i chatten.' },
  },
  matches: {
    kick_off: { title: 'Kampstart: {home} – {away}', body: 'En av favorittene dine er i gang.' },
    goal: { title: 'Mål for {team}', body: '{home} {score} {away}' },
  },
  bets: {
    single: 'Singel',
    double: 'Dobbel',
    treble: 'Trippel',
    accumulator: 'Kombi',
    system: 'System',
    custom_bet: 'Spillbygger',
    horse_racing: 'Hesteveddeløp',
    lotteries: 'Lotteri',
  },
};
