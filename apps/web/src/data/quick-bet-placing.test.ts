import { newBet, type SlipSelection } from '@touchline/betting';
import { createLiveStore } from '@touchline/client/live';
import type { Placement } from '@touchline/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dispatchQuickBet, quickBet, setQuickBetEffects } from './quick-bet.ts';
import { clearQuickBetLog, quickBetLog } from './quick-bet-log.ts';
import { performQuickBet, QUICK_ID } from './quick-bet-placing.ts';
import { currentServices, setCurrentServices } from './services.ts';
import { SETTINGS_KEY } from './settings-key.ts';
import { dispatchSlip, slipState, startSlip } from './slip.ts';
import { placedBet } from './test/backend-answers.ts';
import { backendWith, pageServices } from './test/page-services.ts';
import { selectionInput } from './test/selection-input.ts';

let sent: Placement[] = [];
let answer: (right: { bets: object[] }) => Response = Response.json;

async function answerTo(request: Request): Promise<Response> {
  if (request.method !== 'POST') return Response.json([]);
  const body: Placement = await request.json();
  sent.push(body);
  return answer({ bets: body.bets.map(placedBet) });
}

const element = { isConnected: true, setAttribute: () => undefined, append: () => undefined };

beforeEach(async () => {
  sent = [];
  answer = Response.json;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('document', {
    activeElement: null,
    querySelectorAll: () => [],
    createElement: () => element,
    body: element,
  });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) });
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  const live = createLiveStore();
  setCurrentServices(pageServices({ live, backend: backendWith(answerTo) }));
  startSlip({ live });
  dispatchSlip({
    type: 'rules-changed',
    rules: { ...slipState().rules, oddsAcceptMode: 'higher', acceptDownToPercent: 5 },
  });
  await expect.poll(() => slipState().rules.oddsAcceptMode).toBe('higher');
  setQuickBetEffects(performQuickBet);
});

afterEach(() => {
  dispatchQuickBet({ type: 'signed-out' });
  clearQuickBetLog();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function press(): void {
  const input = selectionInput('7');
  const flags = { isSuspended: false, isChanged: false, isNotAvailable: false };
  const selection: SlipSelection = {
    ...input,
    ...flags,
    id: '7/1//1',
    acceptedOdds: input.odds,
    initialOdds: input.odds,
  };
  dispatchQuickBet({ type: 'toggled' });
  dispatchQuickBet({ type: 'stake-changed', stake: 500 });
  dispatchQuickBet({ type: 'approval-changed', isApproved: true });
  const bet = newBet(QUICK_ID, [selection], { currency: 'EUR', subunits: 100 });
  dispatchQuickBet({ type: 'opened', bet });
  dispatchQuickBet({ type: 'place-pressed', requestId: 'request-1' });
}

const fate = () => quickBetLog()[0]?.fate;

test("a quick bet carries the player's acceptance of price changes, and is placed", async () => {
  press();
  await expect.poll(fate).toBe('placed');
  expect(sent[0]?.meta).toMatchObject({
    quick: true,
    accept_odds_change: 'higher',
    accept_down_to_percent: 5,
  });
});

test('an answer that cannot be read is no refusal: without request ids the line points to My bets', async () => {
  currentServices().queryClient.setQueryData(SETTINGS_KEY, { capabilities: [] });
  answer = ({ bets }) => Response.json({ bets: [{ ...bets[0], status: 'parked' }] });
  press();
  await expect.poll(fate).toBe('unknown');
  expect(quickBet()).toMatchObject({ state: null, error: null, requestId: null });
  expect(sent).toHaveLength(1);
});
