import { isOffered, LEAST_LIKELY, MOST_CERTAIN, priceOf } from '#pricing/margin.ts';
import type { QuotedMarket } from '../sport.ts';
import type { MarketTemplate } from '../world.ts';
import type { Offer } from './scripted-match.ts';

/** Lines of one market type that are offered at a time. */
const LINES = 5;
const LIVE_SURCHARGE = 0.01;
const LINE_NAMES = new Set(['total', 'hcp']);

/** Sum of the inverse prices of a market with this many outcomes. */
function overroundOf(template: MarketTemplate, live: boolean): number {
  const outcomes = template.outcomeIds.length;
  const margin = outcomes <= 2 ? 0.045 : outcomes === 3 ? 0.055 : 0.09;
  return 1 + margin + (live ? LIVE_SURCHARGE : 0);
}

type AnyOffer = Pick<Offer<unknown, unknown>, 'template' | 'specifier'>;

const groupNames = new WeakMap<AnyOffer, string>();

/** Names the lines that belong together: the market type and the parts of the specifier that are not the line. */
function lineGroup(offer: AnyOffer): string {
  const known = groupNames.get(offer);
  if (known !== undefined) return known;
  const others = offer.specifier.split('|').filter((part) => !LINE_NAMES.has(part.split('=')[0] ?? ''));
  const name = `${offer.template.id}/${others.join('|')}`;
  groupNames.set(offer, name);
  return name;
}

interface Candidate<S, M> {
  offer: Offer<S, M>;
  chances: readonly number[];
  /** How far the first outcome is from even. */
  distance: number;
}

function quoted<S, M>(
  { offer, chances }: Candidate<S, M>,
  facts: { live: boolean; mostBalanced: boolean; stopsAt: number | null },
): QuotedMarket {
  const { template, specifier } = offer;
  const overround = overroundOf(template, facts.live);
  return {
    marketId: template.id,
    specifier,
    groups: template.groups,
    priority: template.priority,
    outcomes: template.outcomeIds.map((id, index) => {
      const chance = chances[index] ?? 0;
      const held = Math.min(MOST_CERTAIN, Math.max(LEAST_LIKELY, chance));
      return { id, odds: priceOf(held, overround), active: isOffered(chance) };
    }),
    mostBalanced: facts.mostBalanced,
    stopsAt: facts.stopsAt,
  };
}

const grouped = new WeakMap<readonly AnyOffer[], readonly (readonly AnyOffer[])[]>();

/** Lines that belong together, those in the middle first: they are the likeliest to be offered. */
function groupsOf<O extends AnyOffer>(offers: readonly O[]): readonly (readonly O[])[] {
  const known = grouped.get(offers) as readonly (readonly O[])[] | undefined; // made of these offers
  if (known !== undefined) return known;
  const groups = [...Map.groupBy(offers, lineGroup).values()].map((group) => {
    const middle = (group.length - 1) / 2;
    const distance = new Map(group.map((offer, index) => [offer, Math.abs(index - middle)]));
    return group.toSorted((a, b) => (distance.get(a) ?? 0) - (distance.get(b) ?? 0));
  });
  grouped.set(offers, groups);
  return groups;
}

/** How many markets `quoteOffers` would make of these. */
export function countOffers<S, M>(offers: readonly Offer<S, M>[], model: M, state: S): number {
  let count = 0;
  for (const group of groupsOf(offers)) {
    let left = LINES;
    for (const offer of group) {
      if (offer.chances(model, state)?.some(isOffered) !== true) continue;
      count += 1;
      left -= 1;
      if (left === 0) break;
    }
  }
  return count;
}

/** Prices what is offered of a match. Of lines that belong together, those nearest to even are taken. */
export function quoteOffers<S, M>(
  offers: readonly Offer<S, M>[],
  priced: { model: M; state: S; live: boolean; at: number },
): QuotedMarket[] {
  const { model, state, live, at } = priced;
  const groups = new Map<string, Candidate<S, M>[]>();
  for (const offer of offers) {
    const chances = offer.chances(model, state);
    if (chances === null || !chances.some(isOffered)) continue;
    const candidate = { offer, chances, distance: Math.abs((chances[0] ?? 0) - 0.5) };
    const name = lineGroup(offer);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [candidate]);
    else group.push(candidate);
  }
  return [...groups.values()].flatMap((group) => {
    const nearest = group.toSorted((a, b) => a.distance - b.distance).slice(0, LINES);
    const shown = new Set(nearest);
    return group
      .filter((candidate) => shown.has(candidate))
      .map((candidate) =>
        quoted(candidate, {
          live,
          mostBalanced: candidate === nearest[0],
          stopsAt: candidate.offer.isStopped?.(state) === true ? at : null,
        }),
      );
  });
}
