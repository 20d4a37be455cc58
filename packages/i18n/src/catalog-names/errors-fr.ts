import errors from '../locales/fr/errors.json' with { type: 'json' };

/** Texts of the error keys of the contract, French. Those that screens write as well are messages. `{limit}` is an amount with its currency. */
export const errorsFrench: Readonly<Record<string, string>> = {
  ...errors,
  'error.custom_bet.implied': '{first} découle déjà de {others}. Retirez l’un des deux.',
  'error.custom_bet.contradictory': '{picks} ne peuvent pas se réaliser ensemble.',
  'error.custom_bet.same_market': 'Une seule issue par marché peut être choisie : {picks}.',
  'error.custom_bet.not_combinable': 'Impossible dans un pari sur mesure : {picks}.',
  'error.custom_bet.suspended': 'Suspendu pour le moment : {picks}.',
  'error.custom_bet.not_available': 'Plus disponible : {picks}.',
  'error.custom_bet.other_match':
    'Tous les choix doivent venir d’un même match. Viennent d’un autre : {picks}.',
  'error.custom_bet.too_few': 'Choisissez au moins deux issues.',
  'error.custom_bet.too_many': 'Un pari sur mesure contient au plus {limit} choix.',
  'error.custom_bet.below_minimum': 'Avec {picks}, le pari ne rapporterait pas plus que sans.',
  'error.cash_out.changed': 'L’offre de cash out a changé.',
  'error.cash_out.not_offered': 'Il n’y a pas de cash out pour ce pari pour le moment.',
  'error.cash_out.not_waiting': 'Le cash out n’existe que pour les paris en attente de résultat.',
  'error.cash_out.off': 'Le cash out n’est pas proposé.',
  'error.vote.closed': 'Le vote s’est terminé au début du match.',
  'error.favourites.full':
    'Vous avez atteint le nombre maximal de favoris de ce type. Retirez-en un d’abord.',
  'error.request.bad_request': 'La demande n’a pas pu être lue.',
  'error.request.unauthorized': 'Vous êtes déconnecté.',
  'error.request.forbidden': 'Ce n’est pas autorisé.',
  'error.request.not_found': 'Élément introuvable.',
  'error.request.not_acceptable': 'Cette version n’est pas proposée.',
  'error.request.invalid': 'Certains champs demandent une autre valeur.',
  'error.request.too_many_requests': 'Trop de tentatives. Veuillez patienter un instant.',
  'error.request.internal': 'Une erreur est survenue. Veuillez réessayer.',
  'error.request.unavailable': 'Le service est surchargé. Veuillez réessayer.',
};
