import type { NotificationCatalog } from '../names.ts';

/** Notifications in German. */
export const notificationsGerman: NotificationCatalog = {
  types: {
    bet_won: { title: 'Wette gewonnen: {amount}', body: 'Der Betrag ist in Ihrem Guthaben.' },
    bet_void: {
      title: 'Einsatz zurück: {amount}',
      body: 'Die Wette war ungültig. Ihr Geld ist wieder in Ihrem Guthaben.',
    },
    bet_half_lost: {
      title: 'Halber Einsatz zurück: {amount}',
      body: 'Die Wette hat zur Hälfte verloren, die andere Hälfte ist wieder in Ihrem Guthaben.',
    },
    bet_corrected: {
      title: 'Ergebnis korrigiert',
      body: 'Das Ergebnis Ihrer Wette wurde korrigiert. Sie zahlt jetzt {amount}.',
    },
    bet_cashed_out: {
      title: 'Automatischer Cash-out: {amount}',
      body: 'Das Angebot hat den Betrag erreicht, den Sie festgelegt hatten. Er ist in Ihrem Guthaben.',
    },
    vip_accepted: {
      title: 'Hohe Wette angenommen',
      body: 'Ein Händler hat Ihre Wette mit einem Einsatz von {amount} angenommen.',
    },
    vip_refused: {
      title: 'Hohe Wette nicht angenommen',
      body: 'Unsere Händler haben diese Wette nicht angenommen. Ihr Einsatz von {amount} ist wieder in Ihrem Guthaben.',
    },
    vip_offer: {
      title: 'Angebot eines Händlers',
      body: 'Ihre Wette würde mit einem Einsatz von {amount} angenommen. Ihre Antwort geben Sie unter „Meine Wetten“.',
    },
    welcome: {
      title: 'Willkommen: {amount} zum Start',
      body: 'Der Betrag ist in Ihrem Guthaben. Viel Spaß, und hören Sie auf, solange es Spaß macht.',
    },
  },
  matches: {
    kick_off: { title: 'Anpfiff: {home} – {away}', body: 'Einer Ihrer Favoriten hat begonnen.' },
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
