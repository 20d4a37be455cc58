import type { NotificationCatalog } from '../names.ts';

/** Notifications in Norwegian. */
export const notificationsNorwegian: NotificationCatalog = {
  types: {
    bet_won: { title: 'Spill vunnet: {amount}', body: 'Beløpet er utbetalt til saldoen din.' },
    bet_void: {
      title: 'Innsats refundert: {amount}',
      body: 'Spillet ble annullert. Pengene er tilbake på saldoen din.',
    },
    bet_half_lost: {
      title: 'Halve innsatsen refundert: {amount}',
      body: 'Halve spillet tapte, den andre halvparten er tilbake på saldoen din.',
    },
    bet_corrected: {
      title: 'Resultat korrigert',
      body: 'Resultatet av spillet ditt er korrigert. Det gir nå {amount}.',
    },
    bet_cashed_out: {
      title: 'Automatisk cash out: {amount}',
      body: 'Tilbudet nådde beløpet du hadde satt. Det er utbetalt til saldoen din.',
    },
    vip_accepted: {
      title: 'Stort spill godtatt',
      body: 'En oddssetter godtok spillet ditt med en innsats på {amount}.',
    },
    vip_refused: {
      title: 'Stort spill ikke godtatt',
      body: 'Oddssetterne våre godtok ikke dette spillet. Innsatsen på {amount} er tilbake på saldoen din.',
    },
    vip_offer: {
      title: 'Tilbud fra en oddssetter',
      body: 'Spillet ditt kan godtas med en innsats på {amount}. Vi venter på svaret ditt i Mine spill.',
    },
    welcome: {
      title: 'Velkommen: {amount} å starte med',
      body: 'Beløpet er på saldoen din. Kos deg, og stopp mens det er gøy.',
    },
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
