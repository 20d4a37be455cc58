import type { SlipOffer } from './slip-offers.ts';

/** Names of what was offered in this visit, for receipts: a placed bet knows the id of its bonus alone. */
const names = new Map<string, string>();

export function noteBonusNames(offers: Iterable<SlipOffer>): void {
  for (const { bonus, terms } of offers) if (terms) names.set(bonus.id, terms.name);
}

export const bonusNameOf = (id: string): string | null => names.get(id) ?? null;
