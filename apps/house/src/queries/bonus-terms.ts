import { countsEverySelection } from '@touchline/betting/bonus';
import {
  type BonusTermsKey,
  bonusTerm,
  formatBonusOdds,
  formatCount,
  formatDateTime,
  formatHundredths,
  formatList,
  formatMoney,
} from '@touchline/i18n/bonus-terms';
import { ruleOfRow } from '../bonuses/bonus-standing.ts';
import { ruleOf } from '../bonuses/campaign.ts';
import type { House } from '../house.ts';
import { countryName } from '../players/countries.ts';
import { serverTimeZone } from '../time-zones.ts';
import { currencyOf } from '../wallet/currencies.ts';
import { presentBetConditions, presentEventConditions } from './bonus-conditions.ts';
import { offerSentences } from './bonus-offer-terms.ts';
import type { BonusToShow } from './shown-bonuses.ts';
import { textIn } from './text-in.ts';

type Stating = Pick<House, 'options' | 'playerClock' | 'world'>;
type Values = Readonly<Record<string, string>>;

/** Writes the sentences of a bonus in a language. */
export interface TermsWriter {
  readonly say: (key: BonusTermsKey, values?: Values) => string;
  readonly money: (amount: number) => string;
  readonly count: (count: number) => string;
  /** Units: hundredths of a point. */
  readonly points: (hundredths: number) => string;
  readonly odds: (odds: number) => string;
  readonly locale: string;
}

function writerOf(locale: string, code: string): TermsWriter {
  const currency = currencyOf(code);
  return {
    say: (key, values) => bonusTerm(locale, key, values),
    money: (amount) => (currency ? formatMoney(amount, currency, locale) : `${amount} ${code}`),
    count: (count) => formatCount(count, locale),
    points: (hundredths) => formatHundredths(hundredths, locale),
    odds: (odds) => formatBonusOdds(odds, locale),
    locale,
  };
}

const TYPES = { SINGLE: 'single', COMBO: 'combo', SYSTEM: 'system', CUSTOM_BET: 'customBet' } as const;

/** Sentences about player and time. */
function playerSentences(
  house: Stating,
  { row, campaign: { terms } }: BonusToShow,
  { say, money, count, locale }: TermsWriter,
): readonly (string | null)[] {
  const { conditions, validDays, uses, trigger } = terms;
  const zone = serverTimeZone(house.options);
  const at = (time: number) => `${formatDateTime(house.playerClock.told(time), locale, zone)} ${zone}`;
  const validTo = row === null ? conditions.validTo : row.expiresAt;
  const { countries } = conditions;
  return [
    trigger.minDeposit === null ? null : say('minDeposit', { amount: money(trigger.minDeposit) }),
    conditions.validFrom === null ? null : say('validFrom', { time: at(conditions.validFrom) }),
    validTo === null ? null : say('validTo', { time: at(validTo) }),
    row !== null || validDays === null ? null : say('validDays', { days: count(validDays) }),
    countries.length === 0
      ? null
      : say('countries', {
          list: formatList(
            countries.map((code) => countryName(code, locale)),
            locale,
          ),
        }),
    conditions.onlyVerified ? say('verified') : null,
    uses === null ? null : say('uses', { count: count(uses) }),
  ];
}

/** Sentences about a bet and its selections. */
function betSentences(
  { world }: Stating,
  rule: ReturnType<typeof ruleOf>,
  { say, money, count, odds, locale }: TermsWriter,
): readonly (string | null)[] {
  const event = presentEventConditions(world, rule, locale);
  const bet = presentBetConditions(rule);
  const list = (key: BonusTermsKey, names: readonly string[]) =>
    names.length === 0 ? null : say(key, { list: formatList(names, locale) });
  const named = (key: BonusTermsKey, items: readonly { readonly name: string }[]) =>
    list(
      key,
      items.map(({ name }) => name),
    );
  const from = count(bet.selection_count_from);
  const to = bet.selection_count_to;
  return [
    bet.currency === null ? null : say('currency', { currency: bet.currency }),
    list(
      'betTypes',
      bet.bet_types.map((type) => say(TYPES[type])),
    ),
    bet.min_stake === null ? null : say('minStake', { amount: money(bet.min_stake) }),
    list('sportTypes', event.sport_types),
    named('sports', event.sports),
    named('categories', event.categories),
    named('tournaments', event.tournaments),
    named('events', event.events),
    event.min_odds === null ? null : say('minOdds', { odds: odds(event.min_odds) }),
    event.max_odds === null ? null : say('maxOdds', { odds: odds(event.max_odds) }),
    event.match_status === 'all' ? null : say(event.match_status),
    to === null ? say('countFrom', { from }) : say('countSpan', { from, to: count(to) }),
    say(countsEverySelection(rule) ? 'everySelection' : 'someSelections'),
    bet.farm_once_per_event ? say('oncePerEvent') : null,
    say('oneBonus'),
  ];
}

/** The terms of a bonus, written from the data that its bets are judged by. Shape: a list in the marks of operators' texts. */
export function presentBonusTerms(house: Stating, shown: BonusToShow, locale: string) {
  const { row, campaign } = shown;
  const { version, terms } = campaign;
  const rule =
    row === null
      ? ruleOf(terms, { id: terms.id, version, amount: null, expiresAt: null })
      : ruleOfRow(terms, row);
  const writer = writerOf(locale, terms.currency);
  const lines = [
    ...offerSentences({ terms, rule, isBoosted: row?.isBoosted ?? false }, writer),
    ...playerSentences(house, shown, writer),
    ...betSentences(house, rule, writer),
  ];
  return {
    id: row?.id ?? terms.id,
    version,
    title: textIn(terms.name, locale),
    content: lines
      .filter((line) => line !== null)
      .map((line) => `- ${line}`)
      .join('\n'),
  };
}
