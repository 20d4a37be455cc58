import { europeanParts, invariant } from '@touchline/betting';
import {
  betTypeName,
  formatList,
  formatMoney,
  formatOdds,
  formatRate,
  inOnePiece,
  sportName,
} from '@touchline/i18n/catalog-names';
import type { World } from '#feed/world.ts';
import { JACKPOT_TERMS, SPORT_TYPES } from '../content/jackpot-terms.ts';
import type { Jackpot, JackpotBetType } from '../jackpots/jackpot.ts';
import { currencyOf } from '../wallet/currencies.ts';
import { catalogueIndex } from './present-tournament.ts';
import { textIn } from './text-in.ts';

const PARTS_PER_PERCENT = 10_000;
const POINTS_PER_PERCENT = 100;

const BET_TYPES: Readonly<Record<JackpotBetType, string>> = {
  single: 'single',
  combo: 'accumulator',
  system: 'system',
  custom_bet: 'custom_bet',
};

/** Writes sentences, amounts and lists in one language. */
function writerOf({ currency: code }: Jackpot, locale: string) {
  const currency = currencyOf(code);
  invariant(currency !== undefined, `there is a currency ${code}`);
  return {
    say: (key: keyof typeof JACKPOT_TERMS, values: Readonly<Record<string, string>> = {}) =>
      textIn(JACKPOT_TERMS[key], locale).replace(/\{(\w+)\}/g, (_, name: string) =>
        inOnePiece(values[name] ?? '', locale),
      ),
    money: (amount: number) => formatMoney(amount, currency, locale),
    percent: (percent: number) => formatRate(percent, locale),
    list: (items: readonly string[]) => formatList(items, locale),
  };
}
type Writer = ReturnType<typeof writerOf>;

/** Names of the match of an id; the id if the match has left the world. */
function eventName(world: World, id: string): string {
  const match = world.match(id);
  return match?.home && match.away ? `${match.home.name} – ${match.away.name}` : id;
}

function conditionLines(
  world: World,
  { conditions }: Jackpot,
  { say, money, list }: Writer,
  locale: string,
): string[] {
  const { categories, tournaments } = catalogueIndex(world);
  const { sportTypes, minOdds, minStake } = conditions;
  const named = (
    key: 'betTypes' | 'sportTypes' | 'sports' | 'categories' | 'tournaments' | 'events',
    names: readonly string[],
  ) => (names.length === 0 ? [] : [say(key, { list: list(names) })]);
  const types: Readonly<Record<string, (typeof SPORT_TYPES)['regular']>> = SPORT_TYPES;
  return [
    ...named(
      'betTypes',
      conditions.betTypes.map((type) => betTypeName(locale, BET_TYPES[type])),
    ),
    ...named(
      'sportTypes',
      sportTypes.map((type) => textIn(types[type] ?? { en: type }, locale)),
    ),
    ...named(
      'sports',
      conditions.sportKeys.map((key) => sportName(locale, key)),
    ),
    ...named(
      'categories',
      conditions.categoryIds.map((id) => categories.get(id)?.name ?? id),
    ),
    ...named(
      'tournaments',
      conditions.tournamentIds.map((id) => tournaments.get(id)?.name ?? id),
    ),
    ...named(
      'events',
      conditions.matchIds.map((id) => eventName(world, id)),
    ),
    ...(minOdds === null ? [] : [say('minOdds', { odds: formatOdds(europeanParts(minOdds), locale) })]),
    ...(minStake === null ? [] : [say('minStake', { amount: money(minStake) })]),
  ];
}

/** How a jackpot works, from its data. Shape: a paragraph per line, items of a list begin with a dash. */
export function jackpotTerms(world: World, jackpot: Jackpot, locale: string): string {
  const writer = writerOf(jackpot, locale);
  const { say, money, percent } = writer;
  const conditions = conditionLines(world, jackpot, writer, locale);
  const levels = jackpot.levels.map(({ name, share, start, max, isActive }) =>
    isActive
      ? say('level', {
          name: textIn(name, locale),
          share: percent(share / POINTS_PER_PERCENT),
          start: money(start),
          max: money(max),
        })
      : say('resting', { name: textIn(name, locale) }),
  );
  return [
    say('contribution', { rate: percent(jackpot.rate / PARTS_PER_PERCENT) }),
    ...(conditions.length === 0
      ? [say('everyBet')]
      : [say('conditions'), ...conditions.map((line) => `- ${line}`)]),
    ...levels,
    say('draw'),
    say('proof'),
    say('payment', { currency: jackpot.currency }),
    say('voided'),
  ].join('\n');
}
