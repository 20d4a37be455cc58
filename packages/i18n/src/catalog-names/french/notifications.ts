import type { NotificationCatalog } from '../names.ts';

/** Notifications in French. */
export const notificationsFrench: NotificationCatalog = {
  types: {
    bet_won: { title: 'Pari gagné : {amount}', body: 'Le montant est sur votre solde.' },
    bet_void: {
      title: 'Mise remboursée : {amount}',
      body: 'Le pari a été annulé. Votre argent est de retour sur votre solde.',
    },
    bet_half_lost: {
      title: 'Moitié de la mise remboursée : {amount}',
      body: 'Le pari est perdu pour moitié, l’autre moitié est de retour sur votre solde.',
    },
    bet_corrected: {
      title: 'Résultat corrigé',
      body: 'Le résultat de votre pari a été corrigé. Il rapporte maintenant {amount}.',
    },
    bet_cashed_out: {
      title: 'Cash out automatique : {amount}',
      body: 'L’offre a atteint le montant que vous aviez fixé. Il est sur votre solde.',
    },
    vip_accepted: {
      title: 'Pari à forte mise accepté',
      body: 'Un trader a accepté votre pari avec une mise de {amount}.',
    },
    vip_refused: {
      title: 'Pari à forte mise refusé',
      body: 'Nos traders n’ont pas accepté ce pari. Votre mise de {amount} est de retour sur votre solde.',
    },
    vip_offer: {
      title: 'Offre d’un trader',
      body: 'Votre pari serait accepté avec une mise de {amount}. Votre réponse est attendue dans « Mes paris ».',
    },
    welcome: {
      title: 'Bienvenue : {amount} pour commencer',
      body: 'Le montant est sur votre solde. Amusez-vous, et arrêtez-vous tant que cela reste un plaisir.',
    },
  },
  matches: {
    kick_off: { title: 'Coup d’envoi : {home} – {away}', body: 'Un de vos favoris a commencé.' },
    goal: { title: 'But pour {team}', body: '{home} {score} {away}' },
  },
  bets: {
    single: 'Simple',
    double: 'Double',
    treble: 'Triple',
    accumulator: 'Combiné',
    system: 'Système',
    custom_bet: 'Pari sur mesure',
    horse_racing: 'Courses hippiques',
    lotteries: 'Loterie',
  },
};
