import { QueryClientProvider } from '@tanstack/react-query';
import { emptySlip, reduceSlip, type SlipSelection } from '@touchline/betting';
import book from '@touchline/i18n/locales/en/book.json' with { type: 'json' };
import slip from '@touchline/i18n/locales/en/slip.json' with { type: 'json' };
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { localeSetup } from '#data/locale.ts';
import { createMessages } from '#data/messages.ts';
import { ServicesContext, setCurrentServices } from '#data/services.ts';
import { compiled } from '#data/test/compiled.ts';
import { pageServices } from '#data/test/page-services.ts';
import { selectionInput } from '#data/test/selection-input.ts';
import { SelectionRow } from './selection-row.tsx';

const services = pageServices({
  messages: createMessages('en', compiled({ ...book, ...slip })),
  localeSetup: localeSetup('en,ar', false),
});

const [open] = reduceSlip(emptySlip(), {
  type: 'selection-added',
  selection: selectionInput('7', { matchStatus: 0, odds: 18_500 }),
}).state.bets.flatMap(({ selections }) => selections);

function rowOf(changes: Partial<SlipSelection>): string {
  if (!open) throw new Error('A selection that was added is on the slip.');
  setCurrentServices(services);
  const html = renderToString(
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <SelectionRow
          selection={{ ...open, ...changes }}
          isFirst
          isLocked={false}
          messages={[]}
          messagesId="m"
          onRemove={() => undefined}
        />
      </QueryClientProvider>
    </ServicesContext>,
  );
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('an open selection shows its price', () => {
  expect(rowOf({})).toContain('1.85');
});

test('a suspended selection says so in place of its price', () => {
  const text = rowOf({ isSuspended: true, marketStatus: -1 });
  expect(text).toContain(slip['sb.ticket.suspended.label']);
  expect(text).not.toContain('1.85');
});

test('a selection that is not available says so in place of its price', () => {
  const text = rowOf({ isNotAvailable: true, matchStatus: 4 });
  expect(text).toContain(slip['sb.ticket.not-available.label']);
  expect(text).not.toContain('1.85');
});

test('a price that moved stands beside the one that was agreed to', () => {
  expect(rowOf({ isChanged: true, odds: 17_000 })).toMatch(/1\.70.*1\.85/);
});

test('a price that moved and is written alike is shown once', () => {
  const text = rowOf({ isChanged: true, odds: 18_501 });
  expect(text).not.toContain(slip['slip.priceWas']);
  expect(rowOf({ isChanged: true, odds: 19_000 })).toContain(slip['slip.priceWas']);
});
