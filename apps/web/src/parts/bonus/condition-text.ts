import type { Condition, CountSpan } from '@touchline/betting/bonus';
import { joinTexts, localizeNumber } from '@touchline/i18n';
import type { Messages } from '#data/messages.ts';
import { betTypeName, type ConditionWords } from './condition-words.ts';

/** A selection of a bet as a condition names it. Units: odds scaled. */
export interface NamedSelection {
  readonly name: string;
  readonly odds: number;
}

type Named = Extract<Condition, { wanted: readonly string[]; missing: readonly number[] }>;

/** What a condition asks for, in words. */
export function conditionText(condition: Condition, words: ConditionWords): string {
  const { t, price, money, when } = words;
  switch (condition.kind) {
    case 'valid-from':
      return t('slip.bonus.is.valid-from', { date: when(condition.from) });
    case 'valid-to':
      return t('slip.bonus.is.valid-to', { date: when(condition.to) });
    case 'country':
      return t('slip.bonus.is.country');
    case 'verified':
      return t('slip.bonus.is.verified');
    case 'uses':
      return t('slip.bonus.is.uses', { count: condition.left });
    case 'currency':
      return t('slip.bonus.is.currency', { name: condition.wanted });
    case 'bet-type': {
      const names = condition.wanted.map((type) => betTypeName(type, t));
      return t('slip.bonus.is.bet-type', { names: joinTexts(names, t.locale) });
    }
    case 'min-stake':
      return t('slip.bonus.is.min-stake', { amount: money(condition.wanted) });
    case 'min-odds':
      return t('slip.bonus.is.min-odds', { price: price(condition.wanted) });
    case 'max-odds':
      return t('slip.bonus.is.max-odds', { price: price(condition.wanted) });
    case 'match-status':
      return t(`slip.bonus.is.${condition.wanted}`);
    case 'not-farmed':
      return t('slip.bonus.is.not-farmed');
    case 'selection-count':
      return t('slip.bonus.is.selection-count', { name: spanText(condition, t) });
    case 'sport-type':
    case 'sport':
    case 'category':
    case 'tournament':
    case 'event':
      return t(`slip.bonus.is.${condition.kind}`, { names: namesText(condition, words) });
    default:
      return t('slip.bonus.is.other');
  }
}

/** What the bet has of it: its own value, or the selections that do not fit; null where that is said already. */
export function conditionValue(
  condition: Condition,
  words: ConditionWords,
  selections: readonly NamedSelection[],
): string | null {
  const { t, price, money, isolate } = words;
  if ('missing' in condition) {
    const isPrice = condition.kind === 'min-odds' || condition.kind === 'max-odds';
    const names = condition.missing.flatMap((position) => {
      const found = selections[position];
      if (!found) return [];
      return isPrice ? `${isolate(found.name)} (${price(found.odds)})` : isolate(found.name);
    });
    return names.length > 0 ? t('slip.bonus.misses', { names: joinTexts(names, t.locale) }) : null;
  }
  switch (condition.kind) {
    case 'bet-type':
      return t('slip.bonus.yours', { value: betTypeName(condition.type, t) });
    case 'min-stake':
      return t('slip.bonus.yours', { value: money(condition.stake) });
    case 'selection-count':
      return t('slip.bonus.yours', { value: localizeNumber(condition.count, t.locale) });
    case 'currency':
      return condition.isMet ? null : t('slip.bonus.yours', { value: condition.currency });
    default:
      return null;
  }
}

/** A number of selections, in words. */
export function spanText({ from, to }: CountSpan, t: Messages): string {
  const least = localizeNumber(from, t.locale);
  if (to === null) return t('slip.bonus.span.from', { from: least });
  const most = localizeNumber(to, t.locale);
  return from === to ? least : t('slip.bonus.span.range', { from: least, to: most });
}

function namesText({ kind, wanted }: Named, { t, nameOf, isolate }: ConditionWords): string {
  const named = (id: string) => {
    if (kind === 'sport-type') return t(`slip.bonus.kind.${id === 'cyber' ? 'cyber' : 'regular'}`);
    const name = nameOf(id);
    return name === null ? null : isolate(name);
  };
  const names = wanted.flatMap((id) => named(id) ?? []);
  return names.length > 0 ? joinTexts(names, t.locale) : t('slip.bonus.named');
}
