import type { RuleTexts } from '../names.ts';

/** What wins and when the stake comes back, in Norwegian. */
export const rulesNorwegian: RuleTexts = {
  wins: {
    threeWay: 'Du vinner hvis valget ditt leder. Utfallet i midten vinner hvis det står likt.',
    twoWay: 'Du vinner hvis valget ditt er riktig.',
    next: 'Du vinner hvis valget ditt er riktig. Utfallet i midten vinner hvis det ikke er noen av sidene.',
    doubleChance: 'Du vinner hvis ett av de to resultatene dine er riktig.',
    total: '«Over» vinner hvis antallet er over linjen, «Under» hvis det er under.',
    handicap: 'Du vinner hvis valget ditt leder med linjen lagt til.',
    threeWayHandicap:
      'Du vinner hvis valget ditt leder med forspranget lagt til. Uavgjort vinner hvis det da står likt.',
    oddEven: 'Du vinner hvis antallet er et oddetall eller partall, som du valgte. Null er et partall.',
    yesNo: '«Ja» vinner hvis det skjer, «Nei» hvis ikke.',
    bothScore: '«Ja» vinner hvis begge sider scorer, «Nei» hvis minst én ikke gjør det.',
    bothHalves: '«Ja» vinner hvis det blir minst ett mål i hver omgang, «Nei» hvis en omgang er uten mål.',
    winToNil: '«Ja» vinner hvis denne siden vinner uten å slippe inn mål, ellers vinner «Nei».',
    cleanSheet: '«Ja» vinner hvis denne siden ikke slipper inn mål, «Nei» hvis den gjør det.',
    combined: 'Du vinner hvis begge delene av valget ditt er riktige.',
    halfTimeFullTime: 'Du vinner hvis både pauseresultatet og sluttresultatet ditt er riktig.',
    score: 'Du vinner hvis resultatet er nøyaktig som du valgte.',
    scorer: 'Du vinner hvis spilleren din scorer minst én gang.',
    twice: 'Du vinner hvis spilleren din scorer minst to ganger.',
    thrice: 'Du vinner hvis spilleren din scorer minst tre ganger.',
    scorerAndWin: 'Du vinner hvis spilleren din scorer minst én gang og laget vinner.',
    nextScorer:
      'Du vinner hvis spilleren din scorer dette målet. «Ingen mål» vinner hvis det ikke blir scoret.',
    interval:
      'Du vinner hvis målet kommer i tidsrommet du valgte. Tilleggstiden hører til den siste delen av omgangen. «Ingen mål» vinner hvis det ikke blir scoret.',
    most: 'Du vinner hvis det scores mest i den delen av kampen du valgte. «Likt» vinner hvis flere deler har mest.',
    competitor: 'Du vinner hvis valget ditt blir nummer én.',
    list: 'Du vinner hvis valget ditt er riktig.',
  },
  lines:
    'Treffes en hel linje nøyaktig, refunderes innsatsen; kvartlinjer avgjøres halvt på hver av nabolinjene.',
  matchOff:
    'Blir kampen avbrutt, annulleres spill som ikke er avgjort, og innsatsene refunderes. I en kombi teller valget som 1,00.',
  competitionOff:
    'Blir konkurransen avbrutt, refunderes innsatsene. Deler flere førsteplassen, deles innsatsen på antallet: Den delen utbetales til full odds, resten taper.',
};
