import { createLiveStore, type SeedMatch } from '@touchline/client/live';
import book from '@touchline/i18n/locales/en/book.json' with { type: 'json' };
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createMessages } from '#data/messages.ts';
import { type Services, ServicesContext } from '#data/services.ts';
import { compiled } from '#data/test/compiled.ts';
import { pageServices } from '#data/test/page-services.ts';
import type { OddsButtonProps } from './odds-button.tsx';
import { LivePriceStrip, ServedPriceStrip } from './price-strip.tsx';
import { servedPrices } from './served-prices.ts';

const IDS = ['1', '2', '3'];
const messages = createMessages('en', compiled(book));

interface Around {
  readonly active?: 0 | 1;
  /** When betting on the market stops, and what the clock says. Units: epoch ms. */
  readonly stopsAt?: number;
  readonly now?: number;
}
const RENDERED_AT = 5_000;

function servicesWith(
  odds: readonly number[],
  { active = 1, stopsAt, now = RENDERED_AT }: Around = {},
): Services {
  const seed: SeedMatch = {
    id: '7',
    pr: 'betradar',
    v: 1,
    ts: 1,
    full: 0,
    state: null,
    m: [
      {
        id: '1',
        sp: '',
        st: 1,
        o: odds.map((value, place) => [IDS[place] ?? '', value, active]),
        ...(stopsAt !== undefined && { nbs: stopsAt }),
      },
    ],
  };
  const live = createLiveStore({ now: () => now, setTimer: () => () => {}, schedule: () => {} });
  live.seed(seed);
  return pageServices({ live, messages, renderedAt: RENDERED_AT });
}

const rendered = (services: Services, children: ReactNode) =>
  renderToString(<ServicesContext value={services}>{children}</ServicesContext>);

const words = fc.string({ unit: fc.constantFrom('a', ' ', '"', "'", '&', '<', '>', '–', 'ع') });
const price = fc.record(
  {
    name: words,
    label: words.filter((text) => text !== ''),
    sign: words,
    layout: fc.constantFrom('plain' as const, 'beside' as const, 'above' as const),
    mark: fc.constantFrom('draw' as const, 'now' as const),
  },
  { requiredKeys: ['name', 'label'] },
);

test('a strip written as text is the one that the browser renders', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(price, fc.integer({ min: 10_001, max: 99_999_999 })), {
        minLength: 1,
        maxLength: 3,
      }),
      fc.option(
        words.filter((text) => text !== ''),
        { nil: undefined },
      ),
      fc.boolean(),
      (drawn, line, tall) => {
        const services = servicesWith(drawn.map(([, odds]) => odds));
        const prices: OddsButtonProps[] = drawn.map(([one], place) => ({
          ...one,
          outcomeKey: `7/1//${IDS[place]}`,
        }));
        expect(servedPrices(services, prices, line)).not.toBeNull();
        const strip = { label: 'Match result', line, tall, prices };
        expect(rendered(services, <ServedPriceStrip {...strip} />)).toBe(
          rendered(services, <LivePriceStrip {...strip} />),
        );
      },
    ),
  );
});

test('a strip with a price that is not open is left to its components', () => {
  const prices = [{ outcomeKey: '7/1//1', name: 'Home' }];
  expect(servedPrices(servicesWith([20_000], { active: 0 }), prices, undefined)).toBeNull();
  expect(servedPrices(servicesWith([]), prices, undefined)).toBeNull();
  const html = rendered(
    servicesWith([20_000], { active: 0 }),
    <ServedPriceStrip label="Result" prices={prices} />,
  );
  expect(html).toContain('aria-disabled="true"');
});

for (const [stops, stopsAt] of [
  ['before', RENDERED_AT - 400],
  ['after', RENDERED_AT + 400],
])
  test(`where betting stops just ${stops} a page is made, all clocks make the same of it`, () => {
    const strip = { label: 'Result', prices: [{ outcomeKey: '7/1//1', name: 'Home', label: '1' }] };
    const made = [-1_000, 0, 1_000].map((aheadMs) => {
      const services = servicesWith([20_000], { stopsAt: Number(stopsAt), now: RENDERED_AT + aheadMs });
      return rendered(services, <LivePriceStrip {...strip} />);
    });
    expect(new Set(made).size).toBe(1);
    expect(made[0]?.includes('2.00')).toBe(stops === 'after');
  });
