import { parseSpecifier } from '@touchline/betting';
import type { QuotedMarket } from '../sport.ts';
import type { LeadQuestion } from './lead-questions.ts';

/** What wins with every lead of the home side from one to another, both included. */
export interface Backed {
  readonly from: number;
  readonly to: number;
  /** What backing it costs for a return of one. */
  readonly cost: number;
  readonly what: string;
}

interface Cover {
  readonly cost: number;
  readonly what: string;
}

const NOTHING: Cover = { cost: Infinity, what: 'nothing' };
const cheaper = (one: Cover, other: Cover): Cover => (other.cost < one.cost ? other : one);
const cheapest = (covers: readonly Cover[]): Cover => covers.reduce(cheaper, NOTHING);
const both = (one: Cover, other: Cover): Cover => ({
  cost: one.cost + other.cost,
  what: `${one.what} + ${other.what}`,
});

/** The cheapest set of what can be backed that wins with every lead. */
export function cheapestCover(backed: readonly Backed[]): Cover {
  const upTo: { to: number; cover: Cover }[] = [];
  for (const item of backed.toSorted((a, b) => a.to - b.to)) {
    const below = cheapest(upTo.filter(({ to }) => to >= item.from - 1).map(({ cover }) => cover));
    upTo.push({ to: item.to, cover: item.from === -Infinity ? item : both(below, item) });
  }
  return cheapest(upTo.filter(({ to }) => to === Infinity).map(({ cover }) => cover));
}

interface Offered {
  readonly outcome: string;
  readonly cost: number;
  readonly what: string;
  readonly market: QuotedMarket;
}

const startOf = (text: string): number => {
  const [home = 0, away] = text.split(':').map(Number);
  return away === undefined ? home : home - away;
};

const leadOf = (score: string): number => {
  const [home = Number.NaN, away = Number.NaN] = score.split(':').map(Number);
  return home - away;
};

/** The leads of scores of which no two have the same: the outermost stand for all beyond them. */
function scoreLeads(outcome: string, market: QuotedMarket): [number, number][] {
  const leads = market.outcomes.map(({ id }) => leadOf(id));
  if (leads.some(Number.isNaN) || new Set(leads).size < leads.length) return [];
  const lead = leadOf(outcome);
  return [[lead === Math.min(...leads) ? -Infinity : lead, lead === Math.max(...leads) ? Infinity : lead]];
}

/** Leads with which an outcome is sure to win. */
function leadsOf({ outcome, market }: Offered): [from: number, to: number][] {
  const start = startOf(String(parseSpecifier(market.specifier)?.hcp ?? '0'));
  const home: [number, number][] = [[Math.floor(-start) + 1, Infinity]];
  const away: [number, number][] = [[-Infinity, Math.ceil(-start) - 1]];
  if (['1', '4', '1711', '1714'].includes(outcome)) return home;
  if (['3', '5', '1713', '1715'].includes(outcome)) return away;
  if (['2', '1712'].includes(outcome)) return [[-start, -start]];
  if (outcome === '9') return [[0, Infinity]];
  if (outcome === '11') return [[-Infinity, 0]];
  return outcome.includes(':') ? scoreLeads(outcome, market) : [];
}

/** Where no part ends level, a lead of one and a level score are the same. */
const apart = ([from, to]: [number, number]): [number, number] => [from === 1 ? 0 : from, to === -1 ? 0 : to];

/** Stakes on the winner come back from a level score: backed for the rest, it wins with that, too. */
function withLevel(backed: readonly Backed[], returned: readonly Offered[]): Backed[] {
  const level = cheapest(backed.filter(({ from, to }) => from <= 0 && to >= 0));
  return returned.map(({ outcome, cost, what }) => ({
    from: outcome === '4' ? 0 : -Infinity,
    to: outcome === '4' ? Infinity : 0,
    cost: cost + (1 - cost) * level.cost,
    what: `${what} with ${level.what}`,
  }));
}

/** The cheapest set of outcomes, of all types that ask one question of one part, that covers its result. */
export function coverOfLead(
  { types, later, neverLevel }: LeadQuestion,
  part: readonly QuotedMarket[],
): Cover {
  const offered = part.flatMap((market) =>
    market.outcomes.flatMap(({ id, odds, active }): Offered[] => {
      const what = `${market.marketId} ${market.specifier} ${id}`;
      return active ? [{ outcome: id, cost: 10_000 / odds, what, market }] : [];
    }),
  );
  const backed = offered.flatMap((offer) =>
    leadsOf(offer)
      .map((leads) => (neverLevel ? apart(leads) : leads))
      .map(([from, to]): Backed => ({ from, to, cost: offer.cost, what: offer.what })),
  );
  const returned = offered.filter(
    ({ outcome, market }) =>
      !neverLevel &&
      types.includes(market.marketId) &&
      market.marketId !== later &&
      ['4', '5'].includes(outcome),
  );
  const level = cheapest(backed.filter(({ from, to }) => from <= 0 && to >= 0));
  const notLevel = cheapest(offered.filter(({ outcome }) => outcome === '10'));
  const [home, away] = ['4', '5'].map((side) => cheapest(returned.filter(({ outcome }) => outcome === side)));
  return cheapest([
    cheapestCover([...backed, ...withLevel(backed, returned)]),
    both(notLevel, level),
    both(home ?? NOTHING, away ?? NOTHING),
  ]);
}

/** The cheapest cover of each part of which a question is asked; `spans`: several types ask it. */
export function leadCovers(
  questions: readonly LeadQuestion[],
  quotes: readonly QuotedMarket[],
): (Cover & { readonly question: LeadQuestion; readonly spans: boolean })[] {
  return questions.flatMap((question) => {
    const parts = new Map<string, QuotedMarket[]>();
    for (const market of quotes) {
      if (!question.types.includes(market.marketId) && market.marketId !== question.later) continue;
      const given = Object.entries(parseSpecifier(market.specifier) ?? {});
      const part = JSON.stringify(given.filter(([name]) => name !== 'hcp'));
      parts.set(part, [...(parts.get(part) ?? []), market]);
    }
    return [...parts.values()].map((part) => ({
      ...coverOfLead(question, part),
      question,
      spans: new Set(part.map(({ marketId }) => marketId)).size > 1,
    }));
  });
}
