import { ERROR_CODES } from '@touchline/contract/errors';
import type { House } from '../house.ts';
import type { RunningBreak } from '../limits/running-break.ts';
import { Refusal } from './refusal-answer.ts';

/** Refuses a player on a break, and says when it ends. */
export const onBreak = ({ playerClock }: Pick<House, 'playerClock'>, { endsAt }: RunningBreak): Refusal =>
  new Refusal('on_break', {
    details: [{ key: ERROR_CODES.on_break.key, ends_at: playerClock.told(endsAt) }],
  });
