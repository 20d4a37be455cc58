import { createRoute } from '@hono/zod-openapi';
import * as routes from '@touchline/contract/http';
import { vote } from '../commands/vote.ts';
import type { House } from '../house.ts';
import { findPrediction, questionOf } from '../queries/prediction.ts';
import { neverCached } from './guards.ts';
import { createApi } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';
import { playerOf, requirePlayer } from './visitor.ts';

/** What players expect of a match. Reading the question needs no sign-in. */
export function voteApi(house: House) {
  const api = createApi();
  api.use('/vote', neverCached);

  const answer = async (matchId: string, playerId: string | null, locale: string) => {
    const question = questionOf(house, matchId);
    if (!question) throw new Refusal('not_found');
    return findPrediction(house, question, { playerId, locale });
  };

  api.openapi(createRoute(routes.getVote), async (c) => {
    const player = await playerOf(c, house);
    return c.json(await answer(c.req.valid('query').prediction_id, player?.id ?? null, c.var.locale), 200);
  });

  api.openapi(createRoute(routes.postVote), async (c) => {
    const player = await requirePlayer(c, house);
    const { prediction_id: matchId, data } = c.req.valid('json');
    const result = await vote(house, player.id, { matchId, outcomeId: data.outcome_id });
    if (result === 'not_found') throw new Refusal('not_found');
    if (result === 'closed') throw new Refusal('vote_closed');
    if (result === 'unknown_outcome')
      throw new Refusal('invalid', { details: [{ key: 'error.request.invalid', field: 'data.outcome_id' }] });
    return c.json(await answer(matchId, player.id, c.var.locale), 200);
  });
  return api;
}
