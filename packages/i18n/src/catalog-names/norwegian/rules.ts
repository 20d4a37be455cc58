import type { RuleTexts } from '../names.ts';

/** What wins and when the stake comes back, in Norwegian. */
export const rulesNorwegian: RuleTexts = {
  wins: {
    threeWay: 'Du vinner når siden du valgte, leder. Utfallet i midten vinner når det står likt.',
    twoWay: 'Du vinner når det er siden du valgte.',
    next: 'Du vinner når det er siden du valgte. Utfallet i midten vinner når det ikke er noen av dem.',
    doubleChance: 'Du vinner når ett av de to resultatene du valgte, slår til.',
    total: '«Over» vinner når det telles mer enn linjen sier, «Under» når det er mindre.',
    handicap: 'Du vinner når siden du valgte, leder med linjen sin lagt til.',
    threeWayHandicap:
      'Du vinner når siden du valgte, leder med forspranget lagt til. Uavgjort vinner når det da står likt.',
    oddEven: 'Du vinner når antallet er et oddetall eller et partall, slik du valgte. Null er et partall.',
    yesNo: '«Ja» vinner når det skjer, «Nei» når det ikke skjer.',
    bothScore: '«Ja» vinner når begge sider scorer minst én gang, «Nei» når en av dem ikke gjør det.',
    bothHalves: '«Ja» vinner når det blir minst ett mål i hver omgang, «Nei» når en omgang er uten mål.',
    winToNil: '«Ja» vinner når denne siden vinner uten at motstanderen scorer, ellers vinner «Nei».',
    cleanSheet: '«Ja» vinner når motstanderen til denne siden ikke scorer, «Nei» når den scorer.',
    combined: 'Du vinner når begge delene av utfallet du valgte, slår til.',
    halfTimeFullTime: 'Du vinner når begge er riktige: hvordan det står til pause, og hvordan det ender.',
    score: 'Du vinner når resultatet er nøyaktig det du valgte.',
    scorer: 'Du vinner når spilleren du valgte, scorer minst én gang.',
    twice: 'Du vinner når spilleren du valgte, scorer minst to ganger.',
    thrice: 'Du vinner når spilleren du valgte, scorer minst tre ganger.',
    scorerAndWin: 'Du vinner når spilleren du valgte, scorer minst én gang og laget hans vinner.',
    nextScorer:
      'Du vinner når spilleren du valgte, scorer dette målet. «Ingen mål» vinner når det ikke blir scoret.',
    interval:
      'Du vinner når målet kommer i tidsrommet du valgte. Tilleggstiden hører til den siste delen av omgangen. «Ingen mål» vinner når det ikke blir scoret.',
    most: 'Du vinner når det scores mest i den delen av kampen du valgte. «Likt» vinner når ingen del alene har mest.',
    competitor: 'Du vinner når deltakeren du valgte, blir nummer én.',
    list: 'Du vinner når resultatet er utfallet du valgte.',
  },
  lines:
    'Treffes en hel linje nøyaktig, refunderes innsatsen; kvartlinjer avgjøres halvt på hver av nabolinjene.',
  matchOff:
    'Blir kampen avlyst, annulleres det som ikke er avgjort: Innsatsen på en singel refunderes, og i en kombi teller valget med 1,00.',
  competitionOff:
    'Blir konkurransen avlyst, refunderes innsatsen. Deler flere førsteplassen, har hver av dem en del av den: Den delen av innsatsen gjelder til full odds, resten taper.',
};
