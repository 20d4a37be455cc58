import type { MailTexts } from './mail-texts.ts';

/** Mail to players, Finnish. */
export const finnish: MailTexts = {
  reset_password: {
    subject: 'Aseta uusi salasana',
    before: 'Pyysit uutta salasanaa {brand}-tilillesi.',
    action: 'Aseta uusi salasana',
    after:
      'Linkki toimii kerran ja yhden tunnin ajan. Jos et pyytänyt tätä, jätä viesti huomiotta: salasanasi pysyy ennallaan.',
  },
  confirmation: {
    subject: 'Vahvista sähköpostiosoitteesi',
    before: 'Vahvista, että tämä sähköpostiosoite on sinun, niin voit jatkaa {brand}-tililläsi.',
    action: 'Vahvista sähköpostiosoite',
    after:
      'Linkki toimii kerran ja seitsemän päivän ajan. Jos sinulla ei ole tiliä meillä, jätä viesti huomiotta.',
  },
  unlock: {
    subject: 'Kirjaudu taas',
    before: '{brand}-tilillesi oli liian monta epäonnistunutta kirjautumista, joten estimme ne hetkeksi.',
    action: 'Salli kirjautuminen taas',
    after: 'Linkki toimii kerran ja yhden tunnin ajan. Jos se et ollut sinä, aseta uusi salasana.',
  },
  account_exists: {
    subject: 'Sinulla on jo tili',
    before:
      'Joku yritti avata {brand}-tilin tällä sähköpostiosoitteella, ja sellainen on jo olemassa. Jos se olit sinä, kirjaudu tai aseta tässä uusi salasana.',
    action: 'Aseta uusi salasana',
    after:
      'Linkki toimii kerran ja yhden tunnin ajan. Jos se et ollut sinä, jätä viesti huomiotta: mikään ei ole muuttunut.',
  },
  password_changed: {
    subject: 'Salasanasi vaihdettiin',
    before: '{brand}-tilisi salasana vaihdettiin, ja kaikki muut laitteet kirjattiin ulos.',
    action: 'Siirry: {brand}',
    after: 'Jos se et ollut sinä, aseta heti uusi salasana kirjautumisen kohdasta ”Unohtuiko salasana?”.',
  },
  new_email: {
    subject: 'Vahvista uusi sähköpostiosoitteesi',
    before: 'Pyysit käyttää tätä sähköpostiosoitetta {brand}-tililläsi. Se tulee voimaan, kun vahvistat sen.',
    action: 'Vahvista sähköpostiosoite',
    after:
      'Linkki toimii kerran ja seitsemän päivän ajan. Jos et pyytänyt tätä, jätä viesti huomiotta: mikään ei muutu ilman vahvistusta.',
  },
  email_changing: {
    subject: 'Uusi sähköpostiosoite tilillesi',
    before: '{brand}-tilillesi annettiin kirjautuneena toinen sähköpostiosoite. Jatkossa kirjoitamme siihen.',
    action: 'Siirry: {brand}',
    after: 'Jos se et ollut sinä, aseta heti uusi salasana ja ota meihin yhteyttä.',
  },
  email_in_use: {
    subject: 'Sinulla on jo tili',
    before:
      'Joku halusi käyttää tätä sähköpostiosoitetta toisella {brand}-tilillä. Se kuuluu tiliisi, joten mikään ei ole muuttunut.',
    action: 'Siirry: {brand}',
    after: 'Jos se olit sinä, kirjaudu tällä sähköpostiosoitteella. Muuten jätä viesti huomiotta.',
  },
  phone_changed: {
    subject: 'Puhelinnumerosi vahvistettiin',
    before: '{brand}-tilillesi vahvistettiin puhelinnumero. Sillä voi kirjautua ja asettaa uuden salasanan.',
    action: 'Siirry: {brand}',
    after: 'Jos se et ollut sinä, aseta heti uusi salasana ja ota meihin yhteyttä.',
  },
};
