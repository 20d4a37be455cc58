import type { Condition } from '@touchline/betting/bonus';

type Check = (value: unknown) => boolean;

const isNumber: Check = (value) => typeof value === 'number';
const isText: Check = (value) => typeof value === 'string';
const isList =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const OF_IDS = { wanted: isList(isText), missing: isList(isNumber) };
const OF_ODDS = { wanted: isNumber, missing: isList(isNumber) };

/** Fields that the words of a condition read, by its kind. */
const FIELDS: Readonly<Record<Condition['kind'], Readonly<Record<string, Check>>>> = {
  'valid-from': { from: isNumber },
  'valid-to': { to: isNumber },
  country: {},
  verified: {},
  uses: { left: isNumber },
  currency: { wanted: isText, currency: isText },
  'bet-type': { wanted: isList(isText), type: isText },
  'min-stake': { wanted: isNumber, stake: isNumber },
  'sport-type': OF_IDS,
  sport: OF_IDS,
  category: OF_IDS,
  tournament: OF_IDS,
  event: OF_IDS,
  'min-odds': OF_ODDS,
  'max-odds': OF_ODDS,
  'match-status': { wanted: (value) => value === 'prematch' || value === 'live', missing: isList(isNumber) },
  'not-farmed': { missing: isList(isNumber) },
  'selection-count': { from: isNumber, to: (value) => value === null || isNumber(value), count: isNumber },
};

/** Conditions of a stored proof, as the rules make them. Shape: those that cannot be read are left out. */
export const storedConditions = (proof: readonly Readonly<Record<string, unknown>>[]): Condition[] =>
  proof.filter(isCondition).map((condition) => condition as Condition); // its fields were just checked

function isCondition(value: Readonly<Record<string, unknown>>): boolean {
  const { kind, isMet } = value;
  if (typeof kind !== 'string' || typeof isMet !== 'boolean' || !Object.hasOwn(FIELDS, kind)) return false;
  const fields = FIELDS[kind as Condition['kind']]; // one of its own keys
  return Object.entries(fields).every(([field, check]) => check(value[field]));
}
