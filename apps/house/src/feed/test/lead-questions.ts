/** Market types that ask for the lead of one part of a match, or for who wins it. */
export interface LeadQuestion {
  readonly types: readonly string[];
  /** The type that asks who wins in the end: a side that leads after the part has won. */
  readonly later?: string;
  /** No part ends level. */
  readonly neverLevel?: boolean;
}

const asking = (types: string, more: Omit<LeadQuestion, 'types'> = {}): LeadQuestion => ({
  types: types.split(' '),
  ...more,
});
const NEVER_LEVEL = { neverLevel: true } as const;

const HALVES = '12105 12107 14201 14202 14208';
const QUARTERS = '235 303 14101 14102 14108';
const AFTER_THREE = '14625 14627';
const REGULAR = '14401 14402 14408 14413';

const ofPoints = (first: number) => [
  asking('186 188 199', NEVER_LEVEL),
  asking('202 309', NEVER_LEVEL),
  asking(`${first + 125} 237`),
  asking(`${first + 13} ${first + 15}`),
];
const ofRounds = () => [
  asking('186 327 199', NEVER_LEVEL),
  asking('330 11602', NEVER_LEVEL),
  asking('15725 11609'),
  asking('15613 15615'),
];

/** By sport; types that ask of a numbered part are one question for each of its numbers. */
export const LEAD_QUESTIONS: Readonly<Record<string, readonly LeadQuestion[]>> = {
  tennis: [
    asking('186 188 199', NEVER_LEVEL),
    asking('202 11101', NEVER_LEVEL),
    asking('15125 187'),
    asking('15013 15015'),
  ],
  table_tennis: ofPoints(15_200),
  volleyball: ofPoints(15_200),
  badminton: ofPoints(15_200),
  darts: [asking('186 188 199', NEVER_LEVEL), asking('202 15422 11505', NEVER_LEVEL), asking('15525 11503')],
  counter_strike: ofRounds(),
  valorant: ofRounds(),
  basketball: [
    asking('219 223', NEVER_LEVEL),
    asking(`12103 ${REGULAR}`, { later: '219' }),
    asking(HALVES),
    asking(QUARTERS),
    asking(AFTER_THREE),
  ],
  ice_hockey: [
    asking('406 410', NEVER_LEVEL),
    asking('12201 12203 12204 12213 14408', { later: '406' }),
    asking('12207 14301 14302 14308 14313'),
    asking('14628 14630'),
  ],
  handball: [asking('12301 12303 12304 12305 14408'), asking('12308 12310 14201 14202 14208')],
  rugby: [asking('12401 12403 12407 14408'), asking(HALVES)],
  american_football: [
    // A match that is level after overtime returns what is staked on its winner.
    asking('219 223'),
    asking(`14414 ${REGULAR}`, { later: '219' }),
    asking(HALVES),
    asking(QUARTERS),
    asking(AFTER_THREE),
  ],
  dota_2: [
    asking('186 12805 12804', NEVER_LEVEL),
    asking('16584 16585 16583'),
    asking('16501 16502 12802'),
    asking('16531 16532 16536'),
  ],
  baseball: [
    asking('251 256 16187', NEVER_LEVEL),
    asking('13111', { later: '251' }),
    asking('13101 13103 16062 16067'),
    asking('16031 16032 16036 16037'),
    asking('13104 16002 16006 16007'),
    asking('16091 16096'),
    asking('16121 16126'),
    asking('16151 16156'),
  ],
  cricket: [asking('16350 16351 16352', { later: '13200' })],
};
