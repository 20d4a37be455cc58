import type { MailTexts } from './mail-texts.ts';

/** Mail to players, French. */
export const french: MailTexts = {
  reset_password: {
    subject: 'Choisir un nouveau mot de passe',
    before: 'Vous souhaitez choisir un nouveau mot de passe pour votre compte {brand}.',
    action: 'Choisir un nouveau mot de passe',
    after:
      'Le lien fonctionne une seule fois, pendant une heure. Si vous n’avez rien demandé, ignorez cet e-mail : votre mot de passe reste inchangé.',
  },
  confirmation: {
    subject: 'Confirmez votre e-mail',
    before: 'Confirmez que cette adresse e-mail est la vôtre pour continuer avec votre compte {brand}.',
    action: 'Confirmer mon e-mail',
    after:
      'Le lien fonctionne une seule fois, pendant sept jours. Si vous n’avez pas de compte chez nous, ignorez cet e-mail.',
  },
  unlock: {
    subject: 'Se connecter à nouveau',
    before:
      'Trop de connexions à votre compte {brand} ont échoué ; nous les avons donc bloquées pour un moment.',
    action: 'Autoriser à nouveau la connexion',
    after:
      'Le lien fonctionne une seule fois, pendant une heure. Si ce n’était pas vous, choisissez un nouveau mot de passe.',
  },
  account_exists: {
    subject: 'Vous avez déjà un compte',
    before:
      'Quelqu’un a voulu créer un compte {brand} avec cette adresse e-mail, et il en existe déjà un. Si c’était vous, connectez-vous ou choisissez ici un nouveau mot de passe.',
    action: 'Choisir un nouveau mot de passe',
    after:
      'Le lien fonctionne une seule fois, pendant une heure. Si ce n’était pas vous, ignorez cet e-mail : rien n’a changé.',
  },
  password_changed: {
    subject: 'Votre mot de passe a été modifié',
    before:
      'Le mot de passe de votre compte {brand} a été modifié, et tous les autres appareils ont été déconnectés.',
    action: 'Aller sur {brand}',
    after:
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe avec « Mot de passe oublié ? » à la connexion.',
  },
  new_email: {
    subject: 'Confirmez votre nouvel e-mail',
    before:
      'Vous souhaitez utiliser cette adresse e-mail pour votre compte {brand}. Elle sera prise en compte dès que vous l’aurez confirmée.',
    action: 'Confirmer mon e-mail',
    after:
      'Le lien fonctionne une seule fois, pendant sept jours. Si vous n’avez rien demandé, ignorez cet e-mail : rien ne change sans confirmation.',
  },
  email_changing: {
    subject: 'Une nouvelle adresse e-mail pour votre compte',
    before:
      'Une autre adresse e-mail a été indiquée pour votre compte {brand} après une connexion. Nous vous écrirons désormais à celle-ci.',
    action: 'Aller sur {brand}',
    after: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et contactez-nous.',
  },
  email_in_use: {
    subject: 'Vous avez déjà un compte',
    before:
      'Quelqu’un a voulu utiliser cette adresse e-mail pour un autre compte {brand}. Elle appartient à votre compte : rien n’a changé.',
    action: 'Aller sur {brand}',
    after: 'Si c’était vous, connectez-vous avec cette adresse e-mail. Sinon, ignorez ce message.',
  },
  phone_changed: {
    subject: 'Votre téléphone a été vérifié',
    before:
      'Un numéro de téléphone a été vérifié pour votre compte {brand}. Il permet de se connecter et de choisir un nouveau mot de passe.',
    action: 'Aller sur {brand}',
    after: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et contactez-nous.',
  },
};
