import book from '@touchline/i18n/locales/en/book.json' with { type: 'json' };
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createMessages } from '#data/messages.ts';
import { type Services, ServicesContext } from '#data/services.ts';
import type { MatchView } from '#data/views.ts';
import { MainCell } from './main-cell.tsx';

test.each([2, 3])('a row without its main market keeps the %i places that its league names', (count) => {
  const match = { id: '7', main_market: null, tournament: { main_market_outcome_count: count } };
  const services = { messages: createMessages('en', book), locale: 'en' } as unknown as Services; // only what is read
  const html = renderToString(
    <ServicesContext value={services}>
      <MainCell match={match as unknown as MatchView} />
    </ServicesContext>,
  );
  expect(html.match(/–|—/g)).toHaveLength(count);
});
