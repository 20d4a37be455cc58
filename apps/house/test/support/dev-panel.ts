import { expect } from 'vitest';
import { type Caller, callerOf } from './house.ts';

/** The demo player of a house, signed in. */
export async function signInDemo(url: string): Promise<Caller> {
  const caller = callerOf(url);
  const answer = await caller.post('/platform/users/sign_in', {
    email: 'demo@touchline.example',
    password: 'demo-pass-1',
  });
  expect(answer.status).toBe(200);
  return caller;
}

/** A selection on an upcoming match, or on one in play, at a price that the development API holds. */
export async function pinnedSelection(caller: Caller, nth: number, matchStatus: 0 | 1 = 0) {
  const { body } = await caller.get(
    `/book/matches?match_status=${matchStatus}&type=match&sort_by=-start_time`,
  );
  const match = body.data.filter(
    ({ main_market: main }: { main_market: { status: number } | null }) => main?.status === 1,
  )[nth];
  const key = `${match.id}/1/`;
  await caller.post('/dev/price', { match_id: match.id, market_key: key, outcome_id: '1', odds: 20_000 });
  return { match_id: match.id, market_id: '1', specifier: '', outcome_id: '1', odds: 20_000 };
}
