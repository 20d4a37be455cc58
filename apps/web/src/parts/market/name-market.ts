import { parseSpecifier } from '@touchline/betting';
import type { MarketLive } from '@touchline/client/live';
import type { MarketTemplate } from '@touchline/contract';
import { fillTemplate } from '@touchline/i18n';
import type { MarketView, MatchDetailView, MatchView, OutcomeView } from '#data/views.ts';

/** What is known of a match when one of its markets has to be named. */
export interface NamingSource {
  readonly match: MatchView & Partial<Pick<MatchDetailView, 'rosters'>>;
  /** Markets that came with their names. */
  readonly known: readonly MarketView[];
  readonly templates: readonly MarketTemplate[] | undefined;
  readonly locale: string;
}

const keyOf = (market: Pick<MarketView, 'id' | 'specifier'>) => `${market.id}/${market.specifier}`;

/** Players of both rosters as outcomes of a market. */
function playersOf({ match }: NamingSource): OutcomeView[] {
  const { rosters } = match;
  if (!rosters) return [];
  return (['home', 'away'] as const).flatMap((side) =>
    rosters[side].map(({ id, name, number, position }) => ({ id, name, player: { number, position, side } })),
  );
}

/**
 * Names a market that real time brought without names: from what came with names, else from its template, the
 * specifier, the rosters and markets of the same type. Undefined until its template is known.
 */
export function nameMarket(live: MarketLive, source: NamingSource): MarketView | undefined {
  const { match, known, templates, locale } = source;
  const named = known.find((market) => keyOf(market) === keyOf(live));
  if (named) return named;
  const template = templates?.find(({ id }) => id === live.id);
  if (!template) return undefined;
  const values = {
    home: match.home?.name ?? '',
    away: match.away?.name ?? '',
    specifier: parseSpecifier(live.specifier) ?? {},
  };
  const outcomes = new Map<string, OutcomeView>(playersOf(source).map((player) => [player.id, player]));
  for (const market of known) {
    if (market.id === live.id && template.outcomes.length === 0) {
      for (const outcome of market.outcomes) outcomes.set(outcome.id, outcome);
    }
  }
  for (const { id, name } of template.outcomes)
    outcomes.set(id, { id, name: fillTemplate(name, values, locale) });
  return {
    match_id: match.id,
    match_urn_id: match.urn_id,
    id: live.id,
    name: fillTemplate(template.name, values, locale),
    specifier: live.specifier,
    outcomes: [...live.outcomes.keys()].flatMap((id) => outcomes.get(id) ?? []),
    group_keys: template.group_keys,
    priority: template.priority,
    most_balanced: live.mostBalanced,
    custom_bet_groups: [],
    provider: match.provider,
  };
}
