import { afterEach, expect, test } from 'vitest';
import type { HouseOptions } from '../src/options.ts';
import { betOf, placeBet, sell } from './support/cash-out.ts';
import {
  balanceOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';

let house: TestHouse | undefined;
afterEach(() => house?.end());

const start = async (options: Partial<HouseOptions>) => {
  house = await startTestHouse(options);
  return house;
};

test(
  'a house without cash-out makes no offers and refuses every sale',
  async () => {
    const running = await start({ off: new Set(['cash_out']) });
    const player = await signUpPlayer(running.url);
    const id = await placeBet(running, player, [quietMatch(running)]);
    expect(await betOf(player, id)).toMatchObject({
      to_cashout: null,
      fair_value: null,
      cash_out_reason: 'off',
    });
    const refused = await sell(player, id, 950);
    expect(refused.status).toBe(422);
    expect(refused.body.data.details[0].key).toBe('error.cash_out.off');
    const rule = await player.post(`/book/bets/${id}/auto-cashout`, { at: 1_200 });
    expect(rule.body.data.details[0].key).toBe('error.cash_out.off');
    expect(await balanceOf(player)).toEqual({ available: 99_000, locked: 0 });
  },
  START_LIMIT_MS,
);

test(
  'a house of the specification alone offers and sells without saying the fair value',
  async () => {
    const running = await start({ capabilities: [] });
    const player = await signUpPlayer(running.url);
    const id = await placeBet(running, player, [quietMatch(running)]);
    expect(await betOf(player, id)).toMatchObject({ to_cashout: 950, fair_value: null });
    const sold = await player.post('/book/bets/cashout', { bet_id: id, to_cashout: 950 });
    expect(sold.body).toMatchObject({ status: 'cashed_out', win_amount: 950 });
  },
  START_LIMIT_MS,
);
