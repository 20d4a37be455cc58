import type { NotificationCatalog } from '../names.ts';

/** Notifications in German. */
export const notificationsGerman: NotificationCatalog = {
  types: {
    bet_won: { title: 'Wette gewonnen: {amount}', body: 'Der Betrag ist in Ihrem Guthaben.' },
    bet_void: {
      title: 'Einsatz zurück: {amount}',
      body: 'Ihre Wette war ungültig. Ihr Einsatz ist wieder in Ihrem Guthaben.',
    },
    bet_half_lost: {
      title: 'Halber Einsatz zurück: {amount}',
      body: 'Die Hälfte Ihrer Wette hat verloren. Die andere Hälfte ist wieder in Ihrem Guthaben.',
    },
    bet_corrected: {
      title: 'Ergebnis korrigiert',
      body: 'Wir haben das Ergebnis Ihrer Wette korrigiert. Die Auszahlung beträgt jetzt {amount}.',
    },
    bet_cashed_out: {
      title: 'Automatischer Cash-out: {amount}',
      body: 'Das Angebot hat Ihren Betrag erreicht. Er ist in Ihrem Guthaben.',
    },
    vip_accepted: {
      title: 'Hohe Wette angenommen',
      body: 'Ein Buchmacher hat Ihre Wette mit einem Einsatz von {amount} angenommen.',
    },
    vip_refused: {
      title: 'Hohe Wette nicht angenommen',
      body: 'Unsere Buchmacher konnten diese Wette nicht annehmen. Ihr Einsatz von {amount} ist wieder in Ihrem Guthaben.',
    },
    vip_offer: {
      title: 'Angebot unserer Buchmacher',
      body: 'Wir können Ihre Wette mit einem Einsatz von {amount} annehmen. Antworten Sie unter „Meine Wetten“.',
    },
    welcome: {
      title: 'Willkommen: {amount} zum Start',
      body: 'Der Betrag ist in Ihrem Guthaben. Viel Spaß, und spielen Sie verantwortungsvoll.',
    },
    deposit_succeeded: {
      title: 'Einzahlung eingegangen: {amount}',
      body: 'Der Betrag ist in Ihrem Guthaben.',
    },
    deposit_failed: {
      title: 'Einzahlung fehlgeschlagen: {amount}',
      body: 'Ihrem Guthaben wurde nichts gutgeschrieben. Sie können es noch einmal versuchen.',
    },
    payout_approved: { title: 'Auszahlung genehmigt: {amount}', body: 'Wir überweisen Ihnen das Geld.' },
    payout_declined: {
      title: 'Auszahlung abgelehnt: {amount}',
      body: 'Der Betrag ist wieder in Ihrem Guthaben.',
    },
    payout_paid: { title: 'Auszahlung überwiesen: {amount}', body: 'Das Geld ist auf dem Weg zu Ihnen.' },
    support_answer: { title: 'Antwort vom Kundenservice', body: 'Im Chat ist eine neue Nachricht für Sie.' },
  },
  matches: {
    kick_off: { title: 'Anpfiff: {home} – {away}', body: 'Einer Ihrer Favoriten spielt jetzt.' },
    goal: { title: 'Tor für {team}', body: '{home} {score} {away}' },
  },
  bets: {
    single: 'Einzelwette',
    double: 'Zweierkombi',
    treble: 'Dreierkombi',
    accumulator: 'Kombi',
    system: 'Systemwette',
    custom_bet: 'Wettkonfigurator',
    horse_racing: 'Pferderennen',
    lotteries: 'Lotterie',
  },
};
