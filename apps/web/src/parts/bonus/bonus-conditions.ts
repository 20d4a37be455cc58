import type { Bonus } from '@touchline/contract';
import { familyOf } from '#data/bonus-family.ts';
import type { PlainKey } from '#data/messages.ts';
import type { BonusWords } from './bonus-words.ts';

/** One condition as the terms state it. `short` says it without its label, for a card; null where a card leaves it out. */
export interface ConditionRow {
  readonly label: PlainKey;
  readonly value: string;
  readonly short: string | null;
}

type Row = ConditionRow | null;
type Of = (bonus: Bonus, words: BonusWords) => Row;

const BET_TYPES = {
  SINGLE: 'slip.label.single',
  COMBO: 'slip.type.combo',
  SYSTEM: 'slip.type.system',
  CUSTOM_BET: 'slip.label.custom',
} as const satisfies Record<Bonus['bet_conditions']['bet_types'][number], PlainKey>;

/** How many selections have to count: of a comboboost, from its lowest range on. */
function countOf({ type, bet_conditions: bet, ranges }: Bonus): { from: number; to: number | null } {
  if (type !== 'comboboost') return { from: bet.selection_count_from, to: bet.selection_count_to };
  const least = ranges.flatMap((range) => ('min_count' in range ? [range.min_count] : []));
  return { from: least.length > 0 ? Math.min(...least) : 1, to: null };
}

function countText(bonus: Bonus, { t }: BonusWords): string | null {
  const { from, to } = countOf(bonus);
  if (from === to) return t('bonuses.count.exact', { count: from });
  if (to !== null) return t('bonuses.count.between', { from, to });
  return from > 1 ? t('bonuses.count.from', { from }) : null;
}

const betType: Of = (bonus, words) => {
  const types = bonus.type === 'comboboost' ? (['COMBO'] as const) : bonus.bet_conditions.bet_types;
  const names = types.map((type) => words.t(BET_TYPES[type]));
  const value = words.join([names.length > 0 ? words.list(names) : null, countText(bonus, words)]);
  return value === '' ? null : { label: 'bonuses.condition.betType', value, short: value };
};

const price: Of = ({ event_conditions: { min_odds: min, max_odds: max } }, { t, price: text }) => {
  if (min === null && max === null) return null;
  const value =
    min !== null && max !== null
      ? t('bonuses.price.between', { min: text(min), max: text(max) })
      : min !== null
        ? t('bonuses.price.from', { price: text(min) })
        : t('bonuses.price.to', { price: text(max ?? 0) });
  return { label: 'bonuses.condition.price', value, short: t('bonuses.price.each', { range: value }) };
};

const SPORT_TYPES: Readonly<Record<string, PlainKey>> = {
  cyber: 'book.nav.esports',
  regular: 'book.nav.sports',
};

const named =
  (label: PlainKey, namesOf: (bonus: Bonus, words: BonusWords) => readonly string[]): Of =>
  (bonus, words) => {
    const names = namesOf(bonus, words);
    if (names.length === 0) return null;
    const value = words.list(names);
    return { label, value, short: words.t('bonuses.only', { names: value }) };
  };

const namesIn = (entries: readonly { readonly name: string }[]) => entries.map(({ name }) => name);

const matchStatus: Of = ({ event_conditions: { match_status: status } }, { t }) => {
  const label = 'bonuses.condition.matchStatus';
  if (status === 'all') return { label, value: t('bonuses.match.all'), short: null };
  const value = t(status === 'live' ? 'bonuses.match.live' : 'bonuses.match.prematch');
  return { label, value, short: t('bonuses.only', { names: value }) };
};

/** Holds for everything but freebets, whose amount is the stake. */
const minStake: Of = ({ type, bet_conditions: { min_stake: amount, currency } }, { t, money }) => {
  if (amount === null || currency === null || familyOf(type) === 'freebet') return null;
  const value = money(amount, currency);
  return {
    label: 'bonuses.condition.minStake',
    value,
    short: t('bonuses.minStake', { amount: value }),
  };
};

const yes =
  (label: PlainKey, holds: (bonus: Bonus) => boolean, value: PlainKey): Of =>
  (bonus, { t }) =>
    holds(bonus) ? { label, value: t(value), short: null } : null;

const uses: Of = ({ uses_count: count, issued }, { t }) => {
  if (count === null) return null;
  const left = Math.max(0, count - (issued?.times_used ?? 0));
  return { label: 'bonuses.condition.uses', value: t('bonuses.usesLeft', { left, count }), short: null };
};

/** When a bonus ends for this player; null without an end. Units: epoch milliseconds. */
export const endOf = ({ issued, valid_to: validTo }: Bonus): number | null => issued?.expired_at ?? validTo;

const at =
  (label: PlainKey, instant: (bonus: Bonus) => number | null): Of =>
  (bonus, { when }) => {
    const time = instant(bonus);
    return time === null ? null : { label, value: when(time), short: null };
  };

const ROWS: readonly Of[] = [
  betType,
  price,
  named('bonuses.condition.sportTypes', ({ event_conditions: { sport_types: types } }, { t }) =>
    types.map((type) => (SPORT_TYPES[type] ? t(SPORT_TYPES[type]) : type)),
  ),
  named('bonuses.condition.sports', (bonus) => namesIn(bonus.event_conditions.sports)),
  named('bonuses.condition.categories', (bonus) => namesIn(bonus.event_conditions.categories)),
  named('bonuses.condition.leagues', (bonus) => namesIn(bonus.event_conditions.tournaments)),
  named('bonuses.condition.events', (bonus) => namesIn(bonus.event_conditions.events)),
  matchStatus,
  minStake,
  yes(
    'bonuses.condition.onceLabel',
    (bonus) => bonus.bet_conditions.farm_once_per_event,
    'bonuses.condition.once',
  ),
  yes('bonuses.condition.verifiedLabel', (bonus) => bonus.only_verified, 'bonuses.condition.verified'),
  (bonus, words) => {
    const row = named('bonuses.condition.countries', ({ country_codes: codes }) => codes.map(words.country));
    const found = row(bonus, words);
    return found && { ...found, short: null };
  },
  uses,
  at('bonuses.condition.from', (bonus) => bonus.valid_from),
  at('bonuses.condition.until', endOf),
];

/** Conditions of a bonus in the order of the terms. Source: only what its data say; a condition that it does not have is left out. */
export const bonusConditions = (bonus: Bonus, words: BonusWords): readonly ConditionRow[] =>
  ROWS.flatMap((row) => row(bonus, words) ?? []);

/** What a card says of the conditions: in one line, of the same data. */
export const conditionLine = (bonus: Bonus, words: BonusWords): string =>
  bonusConditions(bonus, words)
    .flatMap(({ short }) => short ?? [])
    .join(' · ');
