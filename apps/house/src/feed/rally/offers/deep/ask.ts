import type { MarketTemplate } from '../../../world.ts';
import { type OfferKit, templateOf } from '../offer.ts';
import { idOf, type Question, type Unit } from './questions.ts';

/** A question of one format, with its market type. */
export interface Ask {
  readonly kit: OfferKit;
  readonly template: MarketTemplate;
}

/** Lines, or numbers of units, which may differ from set to set. */
export type Targets = (set: number) => readonly number[];

export const askOf = (kit: OfferKit, unit: Unit, question: Question): Ask => ({
  kit,
  template: templateOf(kit, idOf(unit, question)),
});

/** The same with those outcomes alone that the format can have. */
export const withOutcomes = (
  { kit, template }: Ask,
  isKept: (index: number, id: string) => boolean,
): Ask => ({
  kit,
  template: { ...template, outcomeIds: template.outcomeIds.filter((id, index) => isKept(index, id)) },
});
