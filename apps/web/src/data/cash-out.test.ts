import type { Bet, RefusalDetail } from '@touchline/contract';
import { cashOutKey, ERROR_CODES, type ErrorName } from '@touchline/contract/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newSaleId, saleEnded, sellBet, setAutoCashOut } from './cash-out.ts';
import { heldOffer } from './cash-out-offers.ts';
import { currentServices, setCurrentServices } from './services.ts';
import { SETTINGS_KEY } from './settings-key.ts';
import { refusedWith } from './test/backend-answers.ts';
import { backendWith, pageServices } from './test/page-services.ts';
import { stubDocument } from './test/stub-document.ts';

let answer: (body: unknown) => Response = () => Response.error();
let sent: { path: string; body: unknown }[] = [];
let names: (string | null)[] = [];

beforeEach(() => {
  sent = [];
  names = [];
  stubDocument();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  setCurrentServices(
    pageServices({
      backend: backendWith(async (request) => {
        if (request.method === 'GET') return Response.json([]);
        const body: unknown = await request.json();
        sent.push({ path: new URL(request.url).pathname, body });
        names.push(request.headers.get('x-request-id'));
        return answer(body);
      }),
    }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const betOf = (over: Partial<Bet>): Bet => ({
  id: 'b1',
  type: 'single',
  ref: 'AB12',
  status: 'waiting_results',
  result: 'no_results',
  stake: 1_000,
  currency: 'EUR',
  subunits: 100,
  win_amount: null,
  odds: 20_000,
  potential_return: 2_000,
  selections: [],
  created_at: 1,
  settled_at: null,
  to_cashout: 950,
  bonus: null,
  system: null,
  used_in_jackpot: false,
  is_vip: false,
  refusal: null,
  request_id: null,
  decided_by: null,
  game: null,
  open_stake: 1_000,
  fair_value: 1_000,
  cash_out_reason: null,
  cash_outs: [],
  auto_cash_out: null,
  vip_offer: null,
  ...over,
});

const refusal = (name: ErrorName, details: RefusalDetail[]) =>
  refusedWith({ status: 422, code: ERROR_CODES[name].code, message: 'No.', details });

const SALE = { toCashout: 950, requestId: 'request-1' };

test('a sale sends what the player saw and chose, and answers the bet', async () => {
  const sold = betOf({
    status: 'cashed_out',
    to_cashout: null,
    fair_value: null,
    cash_out_reason: 'not_waiting',
  });
  answer = () => Response.json(sold);
  const outcome = await sellBet({ id: 'b1' }, { ...SALE, partPercent: 40, tolerancePercent: 2 });
  expect(outcome).toEqual({ kind: 'done', bet: sold });
  expect(sent).toEqual([
    {
      path: '/book/bets/cashout',
      body: {
        bet_id: 'b1',
        to_cashout: 950,
        request_id: 'request-1',
        part_percent: 40,
        tolerance_percent: 2,
      },
    },
  ]);
  expect(heldOffer('b1')).toMatchObject({ to_cashout: null, reason: 'not_waiting' });
});

test('a sale is named in the log of the house as it is in its books', async () => {
  answer = () => Response.json(betOf({ status: 'cashed_out' }));
  await sellBet({ id: 'b1' }, SALE);
  expect(names).toEqual([SALE.requestId]);
});

test('a whole sale without a tolerance is the call of the specification', async () => {
  answer = () => Response.json(betOf({ status: 'cashed_out' }));
  await sellBet({ id: 'b1' }, SALE);
  expect(sent[0]?.body).toEqual({ bet_id: 'b1', to_cashout: 950, request_id: 'request-1' });
});

test('a sale in play is in progress', async () => {
  answer = () => Response.json(betOf({ status: 'cashout_in_progress' }));
  expect(await sellBet({ id: 'b1' }, SALE)).toMatchObject({ kind: 'in-progress' });
});

test('a changed offer comes back with the refusal and counts at once', async () => {
  answer = () => refusal('cash_out_changed', [{ key: 'error.cash_out.changed', bet_id: 'b1', offer: 931 }]);
  expect(await sellBet({ id: 'b1' }, SALE)).toEqual({ kind: 'changed', offer: 931 });
  expect(heldOffer('b1')).toMatchObject({ to_cashout: 931, reason: null });
});

test.each(['suspended', 'not_waiting', 'off', 'lost_leg', 'custom_bet'] as const)(
  'a refusal because of %s says so',
  async (reason) => {
    answer = () => refusal('cash_out_not_offered', [{ key: cashOutKey(reason), bet_id: 'b1', offer: null }]);
    expect(await sellBet({ id: 'b1' }, SALE)).toEqual({ kind: 'not-offered', reason });
  },
);

const unclear: readonly (readonly [string, () => Response])[] = [
  ['no answer', () => Response.error()],
  ['a 503 that is not ours', () => new Response('', { status: 503 })],
  ['a body that is not JSON', () => new Response('<html>')],
  ['no body', () => new Response(null, { status: 204 })],
  ['a bet without an id', () => Response.json({ ...betOf({ status: 'cashed_out' }), id: undefined })],
  ['another bet', () => Response.json(betOf({ id: 'b2', status: 'cashed_out' }))],
  ['a status from elsewhere', () => Response.json({ ...betOf({}), status: 'parked' })],
  ['a bet that is still open', () => Response.json(betOf({}))],
];

test.each(unclear)(
  '%s leaves the cash-out unconfirmed, and it may be asked for by its id',
  async (_, given) => {
    answer = given;
    const again = vi.spyOn(currentServices().queryClient, 'invalidateQueries');
    expect(await sellBet({ id: 'b1' }, SALE)).toEqual({ kind: 'unknown', mayAsk: true });
    expect(again).not.toHaveBeenCalled();
  },
);

test('against a backend without request ids a cash-out stays unconfirmed: the bets alone can tell', async () => {
  currentServices().queryClient.setQueryData(SETTINGS_KEY, { capabilities: [] });
  answer = () => Response.json({});
  const again = vi.spyOn(currentServices().queryClient, 'invalidateQueries');
  expect(await sellBet({ id: 'b1' }, SALE)).toEqual({ kind: 'unknown', mayAsk: false });
  expect(again).toHaveBeenCalledTimes(1);
});

test('a part is cashed out only where the bet shows one', async () => {
  const part = { at: 1, stake: 400, paid: 380 };
  answer = () => Response.json(betOf({ cash_outs: [part], open_stake: 600 }));
  expect(await sellBet({ id: 'b1' }, { ...SALE, partPercent: 40 })).toMatchObject({ kind: 'done' });
  answer = () => Response.json(betOf({}));
  expect(await sellBet({ id: 'b1' }, { ...SALE, partPercent: 40 })).toMatchObject({ kind: 'unknown' });
});

test('a refusal of another kind makes it fail', async () => {
  answer = () => refusal('too_many_requests', []);
  expect(await sellBet({ id: 'b1' }, SALE)).toEqual({ kind: 'failed' });
});

test('a rule is unconfirmed where the answered bet does not show it', async () => {
  answer = () => Response.json(betOf({}));
  expect(await setAutoCashOut({ id: 'b1' }, 1_200)).toEqual({ kind: 'unknown' });
  expect(await setAutoCashOut({ id: 'b1' }, null)).toMatchObject({ kind: 'set' });
  answer = () => new Response('', { status: 502 });
  expect(await setAutoCashOut({ id: 'b1' }, 1_200)).toEqual({ kind: 'unknown' });
});

test('a rule is set, sells at once, or is too high', async () => {
  answer = () => Response.json(betOf({ auto_cash_out: { at: 1_200 } }));
  expect(await setAutoCashOut({ id: 'b1' }, 1_200)).toMatchObject({ kind: 'set' });
  expect(sent[0]).toEqual({ path: '/book/bets/b1/auto-cashout', body: { at: 1_200 } });
  answer = () => Response.json(betOf({ status: 'cashout_in_progress' }));
  expect(await setAutoCashOut({ id: 'b1' }, 900)).toMatchObject({ kind: 'sold' });
  answer = () => refusal('invalid', [{ key: 'error.request.invalid', field: 'at' }]);
  expect(await setAutoCashOut({ id: 'b1' }, 2_000)).toEqual({ kind: 'too-high' });
  answer = () => refusal('cash_out_not_offered', [{ key: cashOutKey('off'), bet_id: 'b1', offer: null }]);
  expect(await setAutoCashOut({ id: 'b1' }, 1_200)).toEqual({ kind: 'not-offered', reason: 'off' });
});

test('how a sale in progress ended is read off the bet', () => {
  const before = betOf({ status: 'cashout_in_progress' });
  const part = { at: 1, stake: 500, paid: 475 };
  expect(saleEnded(before, betOf({ status: 'cashout_in_progress' }))).toBeNull();
  expect(saleEnded(before, betOf({ status: 'cashed_out' }))).toBe('done');
  expect(saleEnded(before, betOf({ cash_outs: [part] }))).toBe('done');
  expect(saleEnded(before, betOf({}))).toBe('failed');
  expect(saleEnded(before, betOf({ status: 'done' }))).toBe('failed');
  expect(saleEnded(betOf({}), betOf({ status: 'done' }))).toBeNull();
});

test('each press has an id of its own', () => {
  expect(newSaleId()).toMatch(/^[0-9a-f]{32}$/);
  expect(newSaleId()).not.toBe(newSaleId());
});
