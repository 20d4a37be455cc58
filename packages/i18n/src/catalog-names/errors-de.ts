import errors from '../locales/de/errors.json' with { type: 'json' };

/** Texts of the error keys of the contract, German. Those that screens write as well are messages. `{limit}` is an amount with its currency. */
export const errorsGerman: Readonly<Record<string, string>> = {
  ...errors,
  'error.custom_bet.implied': '{first} ist bereits in {others} enthalten. Entfernen Sie eines davon.',
  'error.custom_bet.contradictory': '{picks} lassen sich nicht kombinieren.',
  'error.custom_bet.same_market': 'Aus einem Markt können Sie nur einen Ausgang wählen: {picks}.',
  'error.custom_bet.not_combinable': 'Nicht im Wettkonfigurator wählbar: {picks}.',
  'error.custom_bet.suspended': 'Zurzeit ausgesetzt: {picks}.',
  'error.custom_bet.not_available': 'Nicht mehr verfügbar: {picks}.',
  'error.custom_bet.other_match':
    'Alle Auswahlen müssen aus demselben Spiel sein. Aus einem anderen: {picks}.',
  'error.custom_bet.too_few': 'Wählen Sie mindestens zwei Ausgänge.',
  'error.custom_bet.too_many': 'Der Wettkonfigurator kann höchstens {limit} Auswahlen enthalten.',
  'error.custom_bet.below_minimum': '{picks} würde Ihre Auszahlung nicht erhöhen.',
  'error.cash_out.changed': 'Das Cash-out-Angebot hat sich geändert.',
  'error.cash_out.not_offered': 'Für diese Wette ist gerade kein Cash-out möglich.',
  'error.cash_out.not_waiting': 'Cash-out ist nur bei offenen Wetten möglich.',
  'error.cash_out.off': 'Cash-out ist nicht verfügbar.',
  'error.link.unknown':
    'Dieser Link funktioniert nicht. Öffnen Sie den aus der E-Mail oder fordern Sie einen neuen an.',
  'error.link.used': 'Dieser Link wurde schon benutzt.',
  'error.link.expired': 'Dieser Link ist abgelaufen. Fordern Sie einen neuen an.',
  'error.phone.code_wrong': 'Falscher Code. Geben Sie den aus unserer neuesten SMS ein.',
  'error.phone.code_expired': 'Dieser Code ist abgelaufen. Fordern Sie einen neuen an.',
  'error.phone.code_used': 'Dieser Code wurde schon benutzt.',
  'error.phone.code_ended': 'Zu viele falsche Codes. Fordern Sie einen neuen an.',
  'error.phone.code_early': 'Warten Sie einen Moment, bevor Sie einen weiteren Code anfordern.',
  'error.phone.sms_limit_reached':
    'Sie haben die Höchstzahl an SMS für heute erreicht. Versuchen Sie es morgen wieder.',
  'error.phone.taken': 'Diese Nummer gehört zu einem anderen Konto. Geben Sie eine andere ein.',
  'error.phone.number_missing': 'Geben Sie zuerst Ihre Handynummer ein.',
  'error.vote.closed': 'Die Abstimmung endete mit dem Beginn des Spiels.',
  'error.favourites.full': 'Sie haben die Höchstzahl an Favoriten erreicht. Entfernen Sie zuerst einen.',
  'error.payments.off': 'Ein- und Auszahlungen sind zurzeit nicht möglich.',
  'error.payments.reused': 'Diese Zahlung wurde bereits gesendet.',
  'error.payments.not_confirmable': 'Für diese Einzahlung ist kein Code mehr nötig.',
  'error.payments.email_unconfirmed':
    'Bestätigen Sie zuerst Ihre E-Mail-Adresse: Öffnen Sie den Link in unserer E-Mail.',
  'error.payments.not_withdrawable': 'Diese Auszahlung lässt sich nicht mehr zurückziehen.',
  'error.request.bad_request': 'Die Anfrage konnte nicht gelesen werden.',
  'error.request.unauthorized': 'Sie sind abgemeldet.',
  'error.request.forbidden': 'Das ist nicht erlaubt.',
  'error.request.not_found': 'Das konnten wir nicht finden.',
  'error.request.not_acceptable': 'Diese Version ist nicht verfügbar.',
  'error.request.invalid': 'Einige Felder sind ungültig.',
  'error.request.too_many_requests': 'Zu viele Versuche. Bitte warten Sie einen Moment.',
  'error.request.internal': 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  'error.request.unavailable': 'Der Dienst ist ausgelastet. Bitte versuchen Sie es noch einmal.',
  'error.auth.on_break':
    'Sie machen gerade eine Spielpause. Wenn sie endet, können Sie sich wieder anmelden.',
  'error.auth.sign_up_refused':
    'Mit diesen Angaben können wir kein Konto eröffnen. Bitte wenden Sie sich an den Kundendienst.',
  'error.auth.register_unavailable':
    'Wir können gerade keine Konten eröffnen. Bitte versuchen Sie es später noch einmal.',
  'error.break.shorter': 'Ihre Spielpause dauert schon so lange oder länger.',
  'error.chat.reused': 'Diese Nachricht wurde bereits gesendet.',
};
