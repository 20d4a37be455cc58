import type { MatchReport, MatchState } from '@touchline/client/live';
import book from '@touchline/i18n/locales/en/book.json' with { type: 'json' };
import match from '@touchline/i18n/locales/en/match.json' with { type: 'json' };
import tracker from '@touchline/i18n/locales/en/tracker.json' with { type: 'json' };
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createMessages } from '#data/messages.ts';
import { type Services, ServicesContext } from '#data/services.ts';
import { compiled } from '#data/test/compiled.ts';
import type { MatchDetailView } from '#data/views.ts';
import { Field } from './field.tsx';

const messages = createMessages('en', compiled({ ...book, ...match, ...tracker }));

/** The field of Harbour City against Nordvik. Only what it reads is there. */
function drawn(sport: string, state: Partial<MatchState>, statistics: MatchReport['statistics'] = []) {
  const teams = { home: { name: 'Harbour City' }, away: { name: 'Nordvik' } };
  const html = renderToString(
    <ServicesContext value={{ messages, locale: 'en' } as unknown as Services}>
      <Field
        match={{ id: '7', sport: { key: sport }, ...teams } as unknown as MatchDetailView}
        state={{ stage: 6, score: [0, 0], gameScore: null, server: null, ...state } as MatchState}
        report={{ statistics, incidents: [] }}
      />
    </ServicesContext>,
  );
  return { html, label: /aria-label="([^"]*)"/.exec(html)?.[1] };
}

test('an attack names its side and how dangerous it is, and points to the other goal', () => {
  const home = drawn('football', {}, [{ key: 'attack', home: 3, away: 0 }]);
  expect(home.label).toBe('Harbour City: Dangerous attack');
  expect(home.html).not.toContain('rotate(180');
  const away = drawn('football', {}, [{ key: 'attack', home: 0, away: 1 }]);
  expect(away.label).toBe('Nordvik: In possession');
  expect(away.html).toContain('rotate(180');
});

test('where nobody attacks, and where the feed does not say, the stage of the match stands', () => {
  expect(drawn('football', { stage: 31 }, [{ key: 'attack', home: 0, away: 0 }]).label).toBe('Half-time');
  expect(drawn('football', {}).label).toBe('1st half');
});

test('tennis shows the server, the points and a break point', () => {
  const { html, label } = drawn('tennis', { server: 'away', gameScore: ['40', '15'] });
  expect(label).toBe('Nordvik: Break point');
  expect(html).toContain('40');
  expect(html).toContain('<circle');
});

test('the field has the direction of the page, in which home stands first', () => {
  const { html } = drawn('ice_hockey', {});
  expect(html).not.toContain('dir=');
  expect(html.indexOf('Harbour City</bdi>')).toBeLessThan(html.indexOf('Nordvik</bdi>'));
});
