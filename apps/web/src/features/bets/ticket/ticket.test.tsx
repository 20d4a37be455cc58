import { QueryClientProvider } from '@tanstack/react-query';
import type { Bet, BetSelection } from '@touchline/contract';
import book from '@touchline/i18n/locales/en/book.json' with { type: 'json' };
import errors from '@touchline/i18n/locales/en/errors.json' with { type: 'json' };
import myBets from '@touchline/i18n/locales/en/my-bets.json' with { type: 'json' };
import shell from '@touchline/i18n/locales/en/shell.json' with { type: 'json' };
import slip from '@touchline/i18n/locales/en/slip.json' with { type: 'json' };
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createMessages } from '#data/messages.ts';
import { settingsQuery } from '#data/queries.ts';
import { ServicesContext, setCurrentServices } from '#data/services.ts';
import { compiled } from '#data/test/compiled.ts';
import { pageServices } from '#data/test/page-services.ts';
import { BetReceipt } from './bet-receipt.tsx';
import { Ticket } from './ticket.tsx';

const OFF_AT = Date.UTC(2026, 10, 14, 14, 35);

const leg = {
  id: 'r-0',
  status: 'open',
  market: { id: 'each_way', name: 'Each way', specifier: '' },
  outcome: { id: '3', name: 'Old Harbour' },
  odds: 50_000,
  specifier: '',
  match: {
    id: 'horse_racing-1',
    urn_id: '',
    slug: '',
    sport_key: 'horse_racing',
    name: 'Ashdown',
    home: null,
    away: null,
    status: 0,
    start_time: OFF_AT,
    score: null,
  },
  settled_at: null,
  why: null,
  dead_heat: null,
} satisfies BetSelection;

const onRace: Bet = {
  id: 'r',
  type: 'single',
  game: 'horse_racing',
  ref: 'T-1A2B-3C4D-5E6F',
  status: 'waiting_results',
  result: 'no_results',
  stake: 1_000,
  currency: 'EUR',
  subunits: 100,
  win_amount: null,
  odds: 50_000,
  potential_return: 3_500,
  selections: [leg],
  created_at: OFF_AT,
  settled_at: null,
  to_cashout: null,
  bonus: null,
  system: null,
  used_in_jackpot: false,
  is_vip: false,
  refusal: null,
  request_id: null,
  decided_by: null,
  open_stake: 1_000,
  fair_value: null,
  // Uses `off`: for a suspended market the row would draw a button.
  cash_out_reason: 'suspended',
  cash_outs: [],
  auto_cash_out: null,
  vip_offer: null,
};

/** Renders a bet for a page on which races are offered or not. */
function drawn(part: 'ticket' | 'receipt', bet: Bet, isOffered = true) {
  const services = pageServices({
    messages: createMessages('en', compiled({ ...shell, ...book, ...slip, ...errors, ...myBets })),
  });
  const { queryKey } = settingsQuery();
  // Names only the fields that the component reads.
  services.queryClient.setQueryData<unknown>(queryKey, {
    capabilities: [],
    is_horse_racing_enabled: isOffered,
  });
  setCurrentServices(services);
  const html = renderToString(
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        {part === 'ticket' ? <Ticket bet={bet} /> : <BetReceipt bet={bet} />}
      </QueryClientProvider>
    </ServicesContext>,
  );
  return { html, text: html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ') };
}

test('a bet on a race names the race, the runner, both stakes and its potential return', () => {
  const { text } = drawn('ticket', onRace);
  for (const words of [
    'Horse racing',
    'Open',
    'Old Harbour',
    'Each way',
    'Ashdown',
    '14:35',
    'Stake, 2 × €5',
  ])
    expect(text).toContain(words);
  expect(text).toContain('€35.00');
});

test('the name of a race leads to its page while the operator offers races, and nowhere else', () => {
  expect(drawn('ticket', onRace).html).toContain('href="/sports/racing"');
  const without = drawn('ticket', onRace, false);
  expect(without.html).not.toContain('<a ');
  expect(without.text).toContain('Ashdown');
});

test('a bet on a race offers no cash-out and cannot be placed again from its receipt', () => {
  expect(drawn('ticket', onRace).text).not.toMatch(/cash out/i);
  const { game, ...onMatch } = onRace;
  expect(drawn('ticket', onMatch).text).toMatch(/cash out/i);
  expect(drawn('receipt', onRace).text).toContain('Copy reference');
  expect(drawn('receipt', onRace).text).not.toContain('Bet again');
  expect(drawn('receipt', onMatch).text).toContain('Bet again');
});

test('a place alone says that it won in part, and nothing of it was returned', () => {
  const why = { result: 'Position 2 of 9, won by Long Shot', rule: 'Each way', at: OFF_AT };
  const { text } = drawn('ticket', {
    ...onRace,
    status: 'done',
    result: 'refund_half_lose_other',
    win_amount: 900,
    selections: [{ ...leg, status: 'half_lost', match: { ...leg.match, status: 4 }, why }],
  });
  for (const words of ['Won in part', 'placed', 'Why the place part won', why.result, 'Paid', '€9.00'])
    expect(text).toContain(words);
  expect(text).not.toContain('Half');
});

test('a void race shows the stake that came back', () => {
  const { text } = drawn('ticket', {
    ...onRace,
    status: 'done',
    result: 'refund_entire',
    win_amount: 1_000,
    selections: [{ ...leg, status: 'void' }],
  });
  for (const words of ['Void, stake returned', 'Returned', '€10.00', '1.00']) expect(text).toContain(words);
});

test('numbers of a draw stand in the place of the runner', () => {
  const selection = {
    ...leg,
    market: { id: 'numbers', name: 'Numbers chosen', specifier: '' },
    outcome: { id: '3-7', name: '3 · 7' },
    match: { ...leg.match, id: 'lotteries-9', sport_key: 'lotteries', name: 'Draw 9' },
  };
  const { text } = drawn('ticket', { ...onRace, game: 'lotteries', selections: [selection] });
  for (const words of ['Lottery', '3 · 7', 'Draw 9', 'Stake €10.00']) expect(text).toContain(words);
});
