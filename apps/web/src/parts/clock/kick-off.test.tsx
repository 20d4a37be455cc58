import { QueryClient } from '@tanstack/react-query';
import { createLiveStore } from '@touchline/client/live';
import book from '@touchline/i18n/locales/en/book.json' with { type: 'json' };
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createMessages } from '#data/messages.ts';
import { systemQuery } from '#data/queries.ts';
import { type Services, ServicesContext } from '#data/services.ts';
import { compiled } from '#data/test/compiled.ts';
import { KickOff } from './kick-off.tsx';

const LATE = Date.UTC(2026, 10, 20, 21, 30);

function kickOffIn(timeZone: string): string {
  const queryClient = new QueryClient();
  queryClient.setQueryData(systemQuery().queryKey, { platform_settings: { time_zone: timeZone } } as never); // only the zone is read
  const services = {
    queryClient,
    messages: createMessages('en', compiled(book)),
    live: createLiveStore({ now: () => LATE - 3_600_000 }),
  } as unknown as Services; // as above
  const html = renderToString(
    <ServicesContext value={services}>
      <KickOff at={LATE} show="both" />
    </ServicesContext>,
  );
  return html.replaceAll(/<[^>]*>/g, '');
}

test('a kick-off is told in the zone of the settings, its day included', () => {
  expect(kickOffIn('Europe/London')).toMatch(/Today.*21:30/);
  expect(kickOffIn('America/New_York')).toMatch(/Today.*16:30/);
  expect(kickOffIn('Asia/Dubai')).toMatch(/01:30/);
});
