import type { ChangeStep, SmallestChange } from '@touchline/betting/bonus';
import { joinTexts } from '@touchline/i18n';
import type { NamedSelection } from './condition-text.ts';
import { betTypeName, type ConditionWords } from './condition-words.ts';

/** What would make a bet count, in one sentence; or why nothing does. */
export function changeText(
  { steps, obstacles }: SmallestChange,
  words: ConditionWords,
  selections: readonly NamedSelection[],
): string {
  const [obstacle] = obstacles;
  if (obstacle) return words.t(`slip.bonus.never.${obstacle}`);
  return steps.map((step) => stepText(step, words, selections)).join(' · ');
}

function stepText(step: ChangeStep, words: ConditionWords, selections: readonly NamedSelection[]): string {
  const { t, money, isolate } = words;
  switch (step.kind) {
    case 'remove-selections': {
      const names = step.selections.flatMap((position) => selections[position]?.name ?? []);
      return t('slip.bonus.do.remove', { names: joinTexts(names.map(isolate), t.locale) });
    }
    case 'add-selections':
      return addText(step, words);
    case 'change-type':
      return t('slip.bonus.do.type', { name: betTypeName(step.to, t) });
    case 'raise-stake':
      return t('slip.bonus.do.stake', { amount: money(step.to) });
    case 'verify-phone':
      return t('slip.bonus.do.verify');
  }
}

function addText(
  { count, minOdds, maxOdds }: Extract<ChangeStep, { kind: 'add-selections' }>,
  { t, price }: ConditionWords,
): string {
  const what = t('slip.bonus.do.add', { count });
  const from = minOdds === null ? null : price(minOdds);
  const to = maxOdds === null ? null : price(maxOdds);
  if (from !== null && to !== null) return t('slip.bonus.do.addBetween', { what, from, to });
  if (from !== null) return t('slip.bonus.do.addFrom', { what, from });
  return to === null ? what : t('slip.bonus.do.addTo', { what, to });
}
