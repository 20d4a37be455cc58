import type { Bonus } from '@touchline/contract';
import { ERROR_CODES } from '@touchline/contract/errors';
import { type ErrorView, type Result, request } from './api.ts';
import { changedFamilies } from './bonus-family.ts';
import { refreshBonuses } from './bonuses.ts';
import { messageOf, type PlainKey } from './messages.ts';
import { readBonus } from './read-bonus.ts';
import { currentServices } from './services.ts';

/** Answers that say why a bonus or a code is refused. */
const REFUSALS = { expected: [400, 403, 404, 409, 422, 429] } as const;

const KEYS = new Map<number, PlainKey>(
  [
    ERROR_CODES.bonus_not_activatable,
    ERROR_CODES.bonus_not_boostable,
    ERROR_CODES.promo_unknown,
    ERROR_CODES.promo_used,
    ERROR_CODES.promo_expired,
    ERROR_CODES.promo_not_for_you,
    ERROR_CODES.promo_tries,
  ].map(({ code, key }) => [code, key]),
);

/** Says why a bonus or a code was refused: by its code, else as the backend words it, else in general. */
export function refusedBonusText({ code, message }: Pick<ErrorView, 'code' | 'message'>): string {
  const { messages } = currentServices();
  const key = KEYS.get(code);
  return (key && messageOf(messages, key)) || message || messages('error.default');
}

async function change(bonus: Pick<Bonus, 'id' | 'type'>, verb: 'activate' | 'boost'): Promise<Result<Bonus>> {
  const params = { path: { id: bonus.id } };
  const answer = await request(
    ({ book }) => book.POST(`/bonuses/{id}/${verb}` as const, { params }),
    REFUSALS,
  );
  // A refusal also says that the lists are out of date.
  refreshBonuses(currentServices().queryClient, changedFamilies(bonus.type));
  return answer.ok ? { ok: true, data: readBonus(answer.data) } : answer;
}

/** Activates a bonus, and reads the lists that this changes again. */
export const activateBonus = (bonus: Pick<Bonus, 'id' | 'type'>): Promise<Result<Bonus>> =>
  change(bonus, 'activate');

/** Raises a freebet by its boost, once. */
export const boostBonus = (bonus: Pick<Bonus, 'id' | 'type'>): Promise<Result<Bonus>> =>
  change(bonus, 'boost');

/** Redeems a promo code. A refused one is for the form to show. */
export async function redeemCode(code: string): Promise<Result<Bonus>> {
  const body = { code };
  const answer = await request(({ book }) => book.POST('/bonuses/promo-code', { body }), REFUSALS);
  if (!answer.ok) return answer;
  const bonus = readBonus(answer.data.bonus);
  refreshBonuses(currentServices().queryClient, changedFamilies(bonus.type));
  return { ok: true, data: bonus };
}
