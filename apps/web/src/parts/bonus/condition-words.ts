import type { BetType, CurrencyUnit, EpochMs, MinorUnits, Odds } from '@touchline/betting';
import type { Bonus } from '@touchline/contract';
import { type Messages, useMessages } from '#data/messages.ts';
import { useIsolated, useMoney, usePriceText } from '#data/slip-money.ts';
import { useWhen } from '#parts/when/use-when.ts';

/** What writes conditions of a bonus. Shape: `nameOf` names a sport, category, tournament or match; null where it is unknown. */
export interface ConditionWords {
  readonly t: Messages;
  readonly price: (odds: Odds) => string;
  readonly money: (amount: MinorUnits) => string;
  readonly when: (at: EpochMs) => string;
  readonly isolate: (text: string) => string;
  readonly nameOf: (id: string) => string | null;
}

/** Words for a bonus in a currency, with the names of its terms where those are known. Amounts are written in `unit`. */
export function useConditionWords(
  currency: string,
  terms: Bonus | null,
  unit?: CurrencyUnit,
): ConditionWords {
  const t = useMessages();
  const money = useMoney(unit);
  const price = usePriceText();
  const when = useWhen();
  const isolate = useIsolated();
  const names = namesOf(terms);
  return {
    t,
    price: (odds) => price(odds),
    money: (amount) => money(amount, currency),
    when,
    isolate,
    nameOf: (id) => names.get(id) ?? null,
  };
}

function namesOf(terms: Bonus | null): ReadonlyMap<string, string> {
  if (terms === null) return new Map();
  const { sports, categories, tournaments, events } = terms.event_conditions;
  return new Map([
    ...sports.map(({ key, name }) => [key, name] as const),
    ...[...categories, ...tournaments, ...events].map(({ id, name }) => [id, name] as const),
  ]);
}

/** What a type of bets is called. */
export function betTypeName(type: BetType, t: Messages): string {
  switch (type) {
    case 'SINGLE':
      return t('slip.label.single');
    case 'COMBO':
      return t('slip.type.combo');
    case 'SYSTEM':
      return t('slip.type.system');
    case 'CUSTOM_BET':
      return t('slip.label.custom');
  }
}
