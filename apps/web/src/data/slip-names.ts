import { parseSpecifier, type SelectionNames, type SlipSelection } from '@touchline/betting';
import { fillTemplate } from '@touchline/i18n';
import { marketsQuery, matchQuery, templatesQuery } from './queries.ts';
import type { Services } from './services.ts';
import { dispatchSlip, slipState } from './slip.ts';

type Chosen = Pick<SlipSelection, 'id' | 'marketId' | 'specifier' | 'outcomeId'>;

/** Names the selections of one match from their ids, in the language of the page. */
async function namesOfMatch(
  { queryClient, locale }: Pick<Services, 'queryClient' | 'locale'>,
  matchId: string,
  selections: readonly Chosen[],
): Promise<Record<string, SelectionNames>> {
  const [match, { markets }] = await Promise.all([
    queryClient.ensureQueryData(matchQuery(matchId)),
    queryClient.ensureQueryData(marketsQuery(matchId)),
  ]);
  const templates = await queryClient.ensureQueryData(templatesQuery(match.sport.key));
  const values = { home: match.home?.name ?? '', away: match.away?.name ?? '' };
  const namesOf = ({ marketId, specifier, outcomeId }: Chosen): SelectionNames => {
    const market = markets.find((one) => one.id === marketId && one.specifier === specifier);
    const outcome = market?.outcomes.find(({ id }) => id === outcomeId);
    // A market that is closed is no longer among those of the match.
    const template = templates.find(({ id }) => id === marketId);
    const templateName = template?.outcomes.find(({ id }) => id === outcomeId)?.name;
    const fill = (text: string | undefined) =>
      text && fillTemplate(text, { ...values, specifier: parseSpecifier(specifier) ?? {} }, locale);
    const marketName = market?.name ?? fill(template?.name);
    const outcomeName = outcome?.name ?? fill(templateName);
    return { ...(marketName && { marketName }), ...(outcomeName && { outcomeName }) };
  };
  const ofMatch = {
    nameA: match.home?.name ?? match.name ?? '',
    nameB: match.away?.name ?? '',
    categoryName: match.tournament.category.name,
  };
  return Object.fromEntries(selections.map((one) => [one.id, { ...ofMatch, ...namesOf(one) }]));
}

/** Renames what is on the slip. Returns whether all of its matches could be read. */
export async function renameSlip(services: Pick<Services, 'queryClient' | 'locale'>): Promise<boolean> {
  const selections = slipState().bets.flatMap((bet) => bet.selections);
  const matchIds = [...new Set(selections.map(({ matchId }) => matchId))];
  const named = await Promise.allSettled(
    matchIds.map((id) =>
      namesOfMatch(
        services,
        id,
        selections.filter(({ matchId }) => matchId === id),
      ),
    ),
  );
  const names = Object.assign({}, ...named.map((one) => (one.status === 'fulfilled' ? one.value : {})));
  dispatchSlip({ type: 'selections-named', names });
  return named.every(({ status }) => status === 'fulfilled');
}
