import type { NotificationCatalog } from '../names.ts';

/** Notifications in French. */
export const notificationsFrench: NotificationCatalog = {
  types: {
    bet_won: { title: 'Pari gagné : {amount}', body: 'Le montant est sur votre solde.' },
    bet_void: {
      title: 'Mise remboursée : {amount}',
      body: 'Votre pari a été annulé. Votre mise est de retour sur votre solde.',
    },
    bet_half_lost: {
      title: 'Moitié de la mise remboursée : {amount}',
      body: 'La moitié de votre pari est perdue. L’autre moitié est de retour sur votre solde.',
    },
    bet_corrected: {
      title: 'Résultat corrigé',
      body: 'Nous avons corrigé le résultat de votre pari. Il rapporte maintenant {amount}.',
    },
    bet_cashed_out: {
      title: 'Cash out automatique : {amount}',
      body: 'L’offre a atteint votre montant. Il a été crédité sur votre solde.',
    },
    vip_accepted: {
      title: 'Pari à forte mise accepté',
      body: 'Un trader a accepté votre pari avec une mise de {amount}.',
    },
    vip_refused: {
      title: 'Pari à forte mise refusé',
      body: 'Nos traders n’ont pas pu accepter ce pari. Votre mise de {amount} est de retour sur votre solde.',
    },
    vip_offer: {
      title: 'Offre d’un trader',
      body: 'Nous pouvons accepter votre pari avec une mise de {amount}. Répondez dans « Mes paris ».',
    },
    welcome: {
      title: 'Bienvenue : {amount} pour commencer',
      body: 'Le montant est sur votre solde. Amusez-vous et gardez le contrôle.',
    },
    deposit_succeeded: { title: 'Dépôt reçu : {amount}', body: 'Le montant est sur votre solde.' },
    deposit_failed: {
      title: 'Dépôt refusé : {amount}',
      body: 'Rien n’a été crédité sur votre solde. Vous pouvez réessayer.',
    },
    payout_approved: { title: 'Retrait accepté : {amount}', body: 'Nous vous envoyons l’argent.' },
    payout_declined: {
      title: 'Retrait refusé : {amount}',
      body: 'Le montant est de retour sur votre solde.',
    },
    payout_paid: { title: 'Retrait envoyé : {amount}', body: 'L’argent est en route.' },
    support_answer: {
      title: 'Le service client a répondu',
      body: 'Vous avez un nouveau message dans le chat.',
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
