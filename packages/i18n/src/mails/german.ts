import type { MailTexts } from './mail-texts.ts';

/** Mail to players, German. */
export const german: MailTexts = {
  reset_password: {
    subject: 'Neues Passwort festlegen',
    before: 'Sie möchten ein neues Passwort für Ihr Konto bei {brand} festlegen.',
    action: 'Neues Passwort festlegen',
    after:
      'Der Link gilt einmal und eine Stunde lang. Falls die Anfrage nicht von Ihnen kam, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.',
  },
  confirmation: {
    subject: 'E-Mail-Adresse bestätigen',
    before:
      'Bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört, um mit Ihrem Konto bei {brand} fortzufahren.',
    action: 'E-Mail-Adresse bestätigen',
    after:
      'Der Link gilt einmal und sieben Tage lang. Falls Sie kein Konto bei uns haben, ignorieren Sie diese E-Mail.',
  },
  unlock: {
    subject: 'Wieder anmelden',
    before:
      'Bei Ihrem Konto bei {brand} gab es zu viele fehlgeschlagene Anmeldungen. Deshalb haben wir sie eine Zeit lang gesperrt.',
    action: 'Anmeldung wieder erlauben',
    after:
      'Der Link gilt einmal und eine Stunde lang. Falls Sie es nicht waren, legen Sie ein neues Passwort fest.',
  },
  account_exists: {
    subject: 'Sie haben bereits ein Konto',
    before:
      'Jemand wollte mit dieser E-Mail-Adresse ein Konto bei {brand} eröffnen, und es gibt schon eines. Falls Sie es waren, melden Sie sich an oder legen Sie hier ein neues Passwort fest.',
    action: 'Neues Passwort festlegen',
    after:
      'Der Link gilt einmal und eine Stunde lang. Falls Sie es nicht waren, ignorieren Sie diese E-Mail: Es hat sich nichts geändert.',
  },
  password_changed: {
    subject: 'Ihr Passwort wurde geändert',
    before:
      'Das Passwort Ihres Kontos bei {brand} wurde geändert, und alle anderen Geräte wurden abgemeldet.',
    action: 'Zu {brand}',
    after:
      'Falls Sie es nicht waren, legen Sie sofort mit „Passwort vergessen?“ bei der Anmeldung ein neues fest.',
  },
  new_email: {
    subject: 'Neue E-Mail-Adresse bestätigen',
    before:
      'Sie möchten diese E-Mail-Adresse für Ihr Konto bei {brand} verwenden. Sie gilt, sobald Sie sie bestätigen.',
    action: 'E-Mail-Adresse bestätigen',
    after:
      'Der Link gilt einmal und sieben Tage lang. Falls die Anfrage nicht von Ihnen kam, ignorieren Sie diese E-Mail: Ohne Bestätigung ändert sich nichts.',
  },
  email_changing: {
    subject: 'Neue E-Mail-Adresse für Ihr Konto',
    before:
      'Für Ihr Konto bei {brand} wurde nach einer Anmeldung eine andere E-Mail-Adresse angegeben. Künftig schreiben wir dorthin.',
    action: 'Zu {brand}',
    after: 'Falls Sie es nicht waren, legen Sie sofort ein neues Passwort fest und wenden Sie sich an uns.',
  },
  email_in_use: {
    subject: 'Sie haben bereits ein Konto',
    before:
      'Jemand wollte diese E-Mail-Adresse für ein anderes Konto bei {brand} verwenden. Sie gehört zu Ihrem Konto, und es hat sich nichts geändert.',
    action: 'Zu {brand}',
    after:
      'Falls Sie es waren, melden Sie sich mit dieser E-Mail-Adresse an. Andernfalls ignorieren Sie diese E-Mail.',
  },
  phone_changed: {
    subject: 'Ihre Telefonnummer wurde bestätigt',
    before:
      'Für Ihr Konto bei {brand} wurde eine Telefonnummer bestätigt. Sie können sich damit anmelden und ein neues Passwort festlegen.',
    action: 'Zu {brand}',
    after: 'Falls Sie es nicht waren, legen Sie sofort ein neues Passwort fest und wenden Sie sich an uns.',
  },
};
