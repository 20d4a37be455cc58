import {
  emptySlip,
  quote,
  reduceSlip,
  type SlipEvent,
  type SlipState,
  slipProblems,
} from '@touchline/betting';
import slip from '@touchline/i18n/locales/en/slip.json' with { type: 'json' };
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { localeSetup } from '#data/locale.ts';
import { createMessages } from '#data/messages.ts';
import { ServicesContext, setCurrentServices } from '#data/services.ts';
import { compiled } from '#data/test/compiled.ts';
import { pageServices } from '#data/test/page-services.ts';
import { selectionInput } from '#data/test/selection-input.ts';
import { AcceptBox } from './accept-box.tsx';
import { slipAction } from './slip-action.ts';
import { SlipSums } from './slip-sums.tsx';
import type { SlipModel } from './use-slip-model.ts';

const services = pageServices({
  messages: createMessages('en', compiled(slip)),
  localeSetup: localeSetup('en,ar', false),
});

const after = (events: readonly SlipEvent[], from: SlipState = emptySlip()): SlipState =>
  events.reduce((state, event) => reduceSlip(state, event).state, from);

function modelOf(state: SlipState): SlipModel {
  const context = {
    isSignedIn: true,
    isOnline: true,
    accounts: { EUR: 100_000 },
    limits: {},
    fiatCurrencies: ['EUR'],
    stalePriceKeys: [],
  };
  const quoted = quote(state);
  const problems = slipProblems(state, quoted, context);
  return { state, context, quoted, problems, action: slipAction(state, quoted, problems) };
}

function textOf(part: ReactNode): string {
  setCurrentServices(services);
  const html = renderToString(<ServicesContext value={services}>{part}</ServicesContext>);
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

const tap = (matchId: string, odds: number): SlipEvent => ({
  type: 'selection-added',
  selection: selectionInput(matchId, { odds }),
});
const move = (matchId: string, odds: number): SlipEvent => ({
  type: 'markets-updated',
  markets: [{ key: `${matchId}/1/`, status: 1, outcomes: [{ id: '1', odds, active: true }] }],
});
const amount = (value: number) => ({ kind: 'amount', amount: value }) as const;
const stake = (value: number): SlipEvent => ({
  type: 'stake-typed-for-all',
  text: '',
  parsed: amount(value),
});

test('with a wanted return, what changed with the price is the stake', () => {
  const wanted = { type: 'wanted-return-typed', betId: 'b1', parsed: amount(3336) } as const;
  const moved = modelOf(after([tap('1', 20_000), wanted, move('1', 30_000)]));
  const text = textOf(<AcceptBox model={moved} />);
  expect(text).toContain('Stake is now €11.12, was €16.68.');
  expect(text).not.toContain('Return');
});

test('with a wanted return and a selection that cannot be bet on, no changed stake is named', () => {
  const wanted = { type: 'wanted-return-typed', betId: 'b1', parsed: amount(4000) } as const;
  const gone = { type: 'match-updated', matchId: '2', status: 4 } as const;
  const moved = after([tap('1', 20_000), tap('2', 20_000), wanted, move('1', 30_000), gone]);
  const text = textOf(<AcceptBox model={modelOf(moved)} />);
  expect(text).toContain('1 price changed.');
  expect(text).not.toContain('Stake');
});

test('with a stake that was typed, what changed with the price is the return', () => {
  const moved = modelOf(after([tap('1', 20_000), stake(1000), move('1', 30_000)]));
  const text = textOf(<AcceptBox model={moved} />);
  expect(text).toContain('Return is now €30.00, was €20.00.');
  expect(text).not.toContain('Stake');
});

test('of singles where one cannot be bet on, no changed return is named', () => {
  const events = [tap('1', 20_000), tap('2', 20_000), stake(1000)];
  const singles = after([...events, { type: 'bet-type-changed', betType: 'SINGLE' }]);
  const gone = { type: 'match-updated', matchId: '2', status: 4 } as const;
  const text = textOf(<AcceptBox model={modelOf(after([move('1', 30_000), gone], singles))} />);
  expect(text).toContain('1 price changed.');
  expect(text).not.toContain('Return');
});

test('total odds that are written alike before and after are not named', () => {
  const double = [tap('1', 20_000), tap('2', 20_000), stake(1000)];
  const text = (odds: number) => textOf(<AcceptBox model={modelOf(after([...double, move('1', odds)]))} />);
  expect(text(20_002)).not.toContain('Total odds');
  expect(text(21_000)).toContain('Total odds 4.00 → 4.20.');
});

test('with a selection that is not available, odds and return are left out, and come back with it', () => {
  const double = after([tap('1', 20_000), tap('2', 30_000), stake(1000)]);
  expect(textOf(<SlipSums model={modelOf(double)} />)).toMatch(/Total odds 6\.00 .* €60\.00/);
  const provider = (status: string): SlipEvent => ({
    type: 'rules-changed',
    rules: { providerStatuses: { betradar: status } },
  });
  const gone = after([provider('DOWN')], double);
  const text = textOf(<SlipSums model={modelOf(gone)} />);
  expect(text).toMatch(/Total odds – .* – $/);
  expect(text).not.toContain('€');
  const back = after([provider('ACTIVE')], gone);
  expect(textOf(<SlipSums model={modelOf(back)} />)).toContain('€60.00');
});
