import type { BreakType } from '@touchline/contract/constants';
import { type Result, request } from './api.ts';
import { withPassword } from './confirm-password.ts';
import { followOtherTab } from './session.ts';

/** Units: `length` in days of a cooling-off, in months of a self-exclusion. */
export interface ChosenBreak {
  readonly type: BreakType;
  readonly length: number;
}

type Begun = Extract<Result<unknown>, { readonly ok: true }>;

/** Begins a break, which signs the player out everywhere: the page then says until when. */
export async function beginBreak({ type, length }: ChosenBreak): Promise<Result<unknown>> {
  const body = type === 'cooling_off' ? { type, days: length } : { type, months: length };
  const answer = await withPassword<Begun>(() =>
    request(({ platform }) => platform.POST('/player/breaks', { body }), { expected: [403, 409, 422] }),
  );
  if (answer.ok) await followOtherTab();
  return answer;
}
