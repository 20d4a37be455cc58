import { createLiveStore } from '@touchline/client/live';
import type { Placement } from '@touchline/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentServices, setCurrentServices } from './services.ts';
import { SETTINGS_KEY } from './settings-key.ts';
import { dispatchSlip, setSlipEffects, slipState, startSlip } from './slip.ts';
import { askingPhase, performPlacing, pressPlace } from './slip-placing.ts';
import { placedBet, refusedWith } from './test/backend-answers.ts';
import { backendWith, pageServices } from './test/page-services.ts';
import { selectionInput } from './test/selection-input.ts';
import { stubDocument } from './test/stub-document.ts';

let placed: Placement[] = [];
let answerPlacement: (right: Record<string, unknown>) => Response = Response.json;
let answerRequest: (right: Record<string, unknown>) => Response = Response.json;

/** The right answer to a placement. */
const rightAnswer = ({ meta, bets }: Placement) => ({
  request_id: meta.request_id,
  refused: [],
  bets: bets.map(({ bet_id, selections }) => placedBet({ bet_id, selections })),
});

async function answerTo(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method === 'POST' && pathname === '/book/bets') {
    const body: Placement = await request.json();
    placed.push(body);
    return answerPlacement(rightAnswer(body));
  }
  const [first] = placed;
  if (pathname.startsWith('/book/bets/requests/') && first) {
    return answerRequest({ known: true, result: rightAnswer(first) });
  }
  return Response.json([]);
}

beforeEach(async () => {
  placed = [];
  answerPlacement = Response.json;
  answerRequest = Response.json;
  stubDocument();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const live = createLiveStore();
  setCurrentServices(pageServices({ live, backend: backendWith(answerTo) }));
  startSlip({ live });
  setSlipEffects(performPlacing);
  dispatchSlip({ type: 'selection-added', selection: selectionInput('7', { matchStatus: 0 }) });
  await expect.poll(() => slipState().bets.length).toBe(1);
  const betId = slipState().bets[0]?.betId ?? '';
  dispatchSlip({ type: 'stake-typed', betId, text: '10', parsed: { kind: 'amount', amount: 1000 } });
});

afterEach(() => {
  dispatchSlip({ type: 'cleared' });
  dispatchSlip({ type: 'receipt-closed', keepSelections: false });
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const press = () => pressPlace(true);
const isPlaced = () => expect.poll(() => slipState().state).toBe('success');

test('an answer without what goes beyond the specification is a placed bet', async () => {
  answerPlacement = ({ bets }) => Response.json({ bets });
  press();
  await isPlaced();
  expect(slipState().placedBets).toMatchObject([{ id: '900', status: 'accepted' }]);
});

const UNREADABLE: readonly (readonly [string, (right: Record<string, unknown>) => Response])[] = [
  [
    'a bet without its id',
    ({ bets }) => Response.json({ bets: [{ ...(bets as object[])[0], bet_id: undefined }] }),
  ],
  [
    'a status from elsewhere',
    ({ bets }) => Response.json({ bets: [{ ...(bets as object[])[0], status: 'parked' }] }),
  ],
  ['no bets', () => Response.json({})],
  ['null', () => Response.json(null)],
  ['a body that is not JSON', () => new Response('<html>')],
  ['a 503 that is not ours', () => new Response('', { status: 503 })],
];

test.each(UNREADABLE)('%s is unconfirmed, asked by its request id, and sent once', async (_, answer) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answerPlacement = answer;
  answerRequest = () => Response.json({});
  press();
  await expect.poll(() => askingPhase()).toBe('asking');
  expect(slipState()).toMatchObject({ state: 'error', isUnconfirmed: true, error: null });
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  answerRequest = Response.json;
  await vi.runOnlyPendingTimersAsync();
  await isPlaced();
  expect(placed).toHaveLength(1);
});

test.each([
  ['without request ids', { capabilities: [] }],
  ['that lists nothing beyond the specification', {}],
])('against a backend %s the bet stays unconfirmed, and nothing is asked', async (_, settings) => {
  currentServices().queryClient.setQueryData(SETTINGS_KEY, settings);
  answerPlacement = () => Response.json({});
  press();
  await expect.poll(() => askingPhase()).toBe('cannot-ask');
  expect(slipState()).toMatchObject({ isUnconfirmed: true, error: null });
});

test('a 503 that says that nothing was taken is a refusal, and may be tried again', async () => {
  answerPlacement = () => refusedWith({ status: 503, code: 122, message: 'Please try again.' });
  press();
  await expect.poll(() => slipState().error?.payload).toBe('Please try again.');
  expect(slipState().isUnconfirmed).toBe(false);
  answerPlacement = Response.json;
  press();
  await isPlaced();
});
