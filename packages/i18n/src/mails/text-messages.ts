import { CATALOG_LANGUAGES, type CatalogLanguage, catalogLanguage } from '../locale.ts';

/** Kinds of text message to players. */
export type TextKind = 'phone' | 'reset_password' | 'sign_up' | 'account_exists' | 'password_changed';

/** Text messages in each language. A code comes first: phones show the beginning. */
export const TEXT_MESSAGES: Readonly<Record<CatalogLanguage, Readonly<Record<TextKind, string>>>> = {
  en: {
    phone: '{code} is your {brand} code. It works for 10 minutes. Never share it with anyone.',
    reset_password:
      '{code} is your {brand} code to set a new password. It works for 10 minutes. Never share it with anyone.',
    sign_up:
      '{code} is your code to open a {brand} account. It works for 10 minutes. Never share it with anyone.',
    account_exists:
      'You have a {brand} account with this number already: sign in with it. If you didn’t sign up, ignore this message.',
    password_changed:
      'The password of your {brand} account was changed. If it wasn’t you, set a new password at once.',
  },
  de: {
    phone: '{code} ist Ihr Code für {brand}. Er gilt 10 Minuten. Geben Sie ihn niemals weiter.',
    reset_password:
      '{code} ist Ihr Code für ein neues Passwort bei {brand}. Er gilt 10 Minuten. Geben Sie ihn niemals weiter.',
    sign_up:
      '{code} ist Ihr Code für ein neues Konto bei {brand}. Er gilt 10 Minuten. Geben Sie ihn niemals weiter.',
    account_exists:
      'Sie haben mit dieser Nummer bereits ein Konto bei {brand}: Melden Sie sich damit an. Falls Sie es nicht waren, ignorieren Sie diese Nachricht.',
    password_changed:
      'Das Passwort Ihres Kontos bei {brand} wurde geändert. Falls Sie es nicht waren, legen Sie sofort ein neues fest.',
  },
  ar: {
    phone: '{code} هو رمزك في {brand}. يعمل لمدة 10 دقائق. لا تشاركه مع أحد.',
    reset_password: '{code} هو رمزك لتعيين كلمة مرور جديدة في {brand}. يعمل لمدة 10 دقائق. لا تشاركه مع أحد.',
    sign_up: '{code} هو رمزك لإنشاء حساب في {brand}. يعمل لمدة 10 دقائق. لا تشاركه مع أحد.',
    account_exists:
      'لديك حساب في {brand} بهذا الرقم بالفعل: سجّل الدخول به. إن لم تكن أنت فتجاهل هذه الرسالة.',
    password_changed: 'تغيّرت كلمة مرور حسابك في {brand}. إن لم تكن أنت فعيّن فورًا كلمة مرور جديدة.',
  },
  fr: {
    phone: '{code} est votre code {brand}. Il est valable 10 minutes. Ne le partagez jamais.',
    reset_password:
      '{code} est votre code {brand} pour choisir un nouveau mot de passe. Il est valable 10 minutes. Ne le partagez jamais.',
    sign_up:
      '{code} est votre code pour créer un compte {brand}. Il est valable 10 minutes. Ne le partagez jamais.',
    account_exists:
      'Vous avez déjà un compte {brand} avec ce numéro : utilisez-le pour vous connecter. Si ce n’était pas vous, ignorez ce message.',
    password_changed:
      'Le mot de passe de votre compte {brand} a été modifié. Si ce n’était pas vous, choisissez-en un nouveau tout de suite.',
  },
  no: {
    phone: '{code} er koden din hos {brand}. Den virker i 10 minutter. Del den aldri med noen.',
    reset_password:
      '{code} er koden din for et nytt passord hos {brand}. Den virker i 10 minutter. Del den aldri med noen.',
    sign_up:
      '{code} er koden din for en ny konto hos {brand}. Den virker i 10 minutter. Del den aldri med noen.',
    account_exists:
      'Du har allerede en konto hos {brand} med dette nummeret: logg inn med det. Hvis det ikke var deg, kan du se bort fra meldingen.',
    password_changed:
      'Passordet til kontoen din hos {brand} ble endret. Hvis det ikke var deg, må du velge et nytt med en gang.',
  },
  fi: {
    phone: '{code} on {brand}-koodisi. Se toimii 10 minuuttia. Älä jaa sitä kenellekään.',
    reset_password:
      '{code} on {brand}-koodisi uuden salasanan asettamiseen. Se toimii 10 minuuttia. Älä jaa sitä kenellekään.',
    sign_up: '{code} on koodisi {brand}-tilin avaamiseen. Se toimii 10 minuuttia. Älä jaa sitä kenellekään.',
    account_exists:
      'Sinulla on jo {brand}-tili tällä numerolla: kirjaudu sillä. Jos se et ollut sinä, jätä viesti huomiotta.',
    password_changed: '{brand}-tilisi salasana vaihdettiin. Jos se et ollut sinä, aseta heti uusi salasana.',
  },
};

/** The words of a text message in a locale's language; English if it has none. */
export function textMessage(
  locale: string,
  kind: TextKind,
  { brand, code }: { readonly brand: string; readonly code: string },
): string {
  const language = CATALOG_LANGUAGES.find((one) => one === catalogLanguage(locale)) ?? 'en';
  return TEXT_MESSAGES[language][kind].replaceAll(/\{(brand|code)\}/g, (_, name) =>
    name === 'brand' ? brand : code,
  );
}
