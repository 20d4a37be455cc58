import { QueryClientProvider } from '@tanstack/react-query';
import type { Bet } from '@touchline/contract';
import myBets from '@touchline/i18n/locales/en/my-bets.json' with { type: 'json' };
import slip from '@touchline/i18n/locales/en/slip.json' with { type: 'json' };
import bonusTexts from '@touchline/i18n/locales/en/slip-bonus.json' with { type: 'json' };
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createMessages } from '#data/messages.ts';
import { ServicesContext, setCurrentServices } from '#data/services.ts';
import { compiled } from '#data/test/compiled.ts';
import { pageServices } from '#data/test/page-services.ts';
import { TicketBonus } from './ticket-bonus.tsx';

type Carried = NonNullable<Bet['bonus']>;

const carried: Carried = {
  id: '1',
  type: 'freebet_only_win',
  name: 'Welcome',
  odds: null,
  bonus_stake: 1_000,
  points: null,
  rule_version: 'v7',
  proof: [{ kind: 'uses', isMet: true, left: 1 }],
};

/** What the part of a ticket says. Shape: only what it reads of a bet is there. */
function textOf(bonus: Carried | null, isInJackpot = false): string {
  const services = pageServices({
    messages: createMessages('en', compiled({ ...slip, ...myBets, ...bonusTexts })),
  });
  setCurrentServices(services);
  const read = { bonus, used_in_jackpot: isInJackpot, currency: 'EUR', selections: [] };
  const html = renderToString(
    <QueryClientProvider client={services.queryClient}>
      <ServicesContext value={services}>
        <TicketBonus bet={read as unknown as Bet} />
      </ServicesContext>
    </QueryClientProvider>,
  );
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('a ticket names its bonus, what it paid, and offers the conditions as they were', () => {
  const text = textOf(carried);
  for (const words of ['Bonus: Welcome', 'Paid by the bonus', '€10.00', 'Conditions when it was placed'])
    expect(text).toContain(words);
  expect(text).not.toContain('Boost');
  expect(text).not.toContain('jackpot');
});

test('a boost says what it adds, and a hunt how many points the bet earned', () => {
  const plain = { bonus_stake: 0, proof: [] };
  expect(textOf({ ...carried, ...plain, type: 'comboboost', odds: 10_800 })).toContain('+8%');
  expect(textOf({ ...carried, ...plain, type: 'hunting', points: 1_250 })).toMatch(/Points 12\.5/);
});

test('a backend that says the type alone is named by it', () => {
  const bare = { ...carried, name: '', bonus_stake: 0, proof: [] };
  expect(textOf({ ...bare, type: 'tournament' })).toContain('Bonus: Tournament');
});

test('a bet that was used in a jackpot says so, and others say nothing', () => {
  expect(textOf(null, true)).toContain('Used in jackpot');
  expect(textOf(null).trim()).toBe('');
});
