import type { MailTexts } from './mail-texts.ts';

/** Mail to players, Norwegian. */
export const norwegian: MailTexts = {
  reset_password: {
    subject: 'Velg et nytt passord',
    before: 'Du har bedt om å velge et nytt passord for kontoen din hos {brand}.',
    action: 'Velg et nytt passord',
    after:
      'Lenken virker én gang og i én time. Hvis du ikke ba om dette, kan du se bort fra e-posten: passordet ditt forblir som det er.',
  },
  confirmation: {
    subject: 'Bekreft e-postadressen din',
    before: 'Bekreft at denne e-postadressen er din for å gå videre med kontoen din hos {brand}.',
    action: 'Bekreft e-postadressen',
    after:
      'Lenken virker én gang og i sju dager. Hvis du ikke har en konto hos oss, kan du se bort fra e-posten.',
  },
  unlock: {
    subject: 'Logg inn igjen',
    before:
      'Det var for mange mislykkede innlogginger på kontoen din hos {brand}, så vi har stoppet dem en stund.',
    action: 'La meg logge inn igjen',
    after: 'Lenken virker én gang og i én time. Hvis det ikke var deg, velg et nytt passord.',
  },
  account_exists: {
    subject: 'Du har allerede en konto',
    before:
      'Noen ville opprette en konto hos {brand} med denne e-postadressen, og det finnes allerede en. Hvis det var deg, logg inn eller velg et nytt passord her.',
    action: 'Velg et nytt passord',
    after:
      'Lenken virker én gang og i én time. Hvis det ikke var deg, kan du se bort fra e-posten: ingenting er endret.',
  },
  password_changed: {
    subject: 'Passordet ditt er endret',
    before: 'Passordet til kontoen din hos {brand} er endret, og alle andre enheter er logget ut.',
    action: 'Gå til {brand}',
    after: 'Hvis det ikke var deg, velg straks et nytt passord med «Glemt passordet?» der du logger inn.',
  },
  new_email: {
    subject: 'Bekreft den nye e-postadressen din',
    before:
      'Du ba om å bruke denne e-postadressen til {brand}-kontoen din. Den gjelder når du bekrefter den.',
    action: 'Bekreft e-postadressen',
    after:
      'Lenken virker én gang og i sju dager. Hvis du ikke ba om dette, kan du se bort fra e-posten: ingenting endres uten bekreftelse.',
  },
  email_changing: {
    subject: 'Ny e-postadresse for kontoen din',
    before:
      'Noen som var logget inn på {brand}-kontoen din, oppga en annen e-postadresse. Heretter skriver vi dit.',
    action: 'Gå til {brand}',
    after: 'Hvis det ikke var deg, må du velge et nytt passord med en gang og kontakte oss.',
  },
  email_in_use: {
    subject: 'Du har allerede en konto',
    before:
      'Noen ville bruke denne e-postadressen til en annen {brand}-konto. Den hører til kontoen din, så ingenting er endret.',
    action: 'Gå til {brand}',
    after: 'Hvis det var deg, logger du inn med denne e-postadressen. Hvis ikke kan du se bort fra e-posten.',
  },
  phone_changed: {
    subject: 'Telefonen din er bekreftet',
    before:
      'Et telefonnummer ble bekreftet for {brand}-kontoen din. Du kan logge inn med det og velge et nytt passord.',
    action: 'Gå til {brand}',
    after: 'Hvis det ikke var deg, må du velge et nytt passord med en gang og kontakte oss.',
  },
};
