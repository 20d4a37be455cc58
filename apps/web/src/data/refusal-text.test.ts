import { compileMessage } from '@lingui/message-utils/compileMessage';
import { ERROR_CODES, RISK_KEYS } from '@touchline/contract/errors';
import german from '@touchline/i18n/locales/de/errors.json' with { type: 'json' };
import english from '@touchline/i18n/locales/en/errors.json' with { type: 'json' };
import { expect, test, vi } from 'vitest';
import { createMessages } from './messages.ts';
import { type RefusalReason, refusalText } from './refusal-text.ts';

const messagesOf = (locale: string, texts: Record<string, string>) =>
  createMessages(
    locale,
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessage(text)])),
  );
const money = (amount: number) => `€${(amount / 100).toFixed(2)}`;
const when = (at: number) => new Date(at).toISOString();
const said = (reason: Partial<RefusalReason>, messages = messagesOf('en', english)) =>
  refusalText({ code: 100, localized_message: '', details: [], ...reason }, messages, { money, when });

test('a wrong price is told by the text of its own key, whatever else the refusal names', () => {
  const sentence = 'The price has changed.';
  const texts = Object.values(RISK_KEYS).map((key) =>
    said({
      code: 101,
      localized_message: sentence,
      details: [{ key: 'error.place_bets.suspended' }, { key }],
    }),
  );
  expect(texts).toEqual(Object.values(RISK_KEYS).map((key) => english[key]));
  expect(new Set(texts).size).toBe(4);
});

test('a limit is written as an amount; without it the text that needs it is not used', () => {
  const { code, key } = ERROR_CODES.stake_too_high;
  expect(said({ code, details: [{ key, limit: 500 }] })).toBe('The maximum stake is €5.00.');
  expect(said({ code, details: [{ key }], localized_message: 'Too high.' })).toBe('Too high.');
  expect(said({ code, details: [{ key }] })).toBe(english['error.place_bets.default']);
});

test("a player's own limit is told with what is left of it and when it starts again", () => {
  const restarts_at = Date.UTC(2026, 10, 30);
  for (const { code, key } of [ERROR_CODES.wager_limit, ERROR_CODES.loss_limit]) {
    const text = said({ code, details: [{ key, limit: 3_800, period: 'week', restarts_at }] });
    expect(text).toMatch(
      /^You have €38\.00 left of your (stake|loss) limit\. It starts again on 2026-11-30T/,
    );
    const sentence = 'You have reached a limit.';
    expect(said({ code, details: [{ key, limit: 3_800 }], localized_message: sentence })).toBe(sentence);
  }
  const { code, key } = ERROR_CODES.bet_limit;
  expect(said({ code, details: [{ key, limit: 2_000 }] })).toBe('Your limit for a single bet is €20.00.');
});

test("a backend's own reason keeps its sentence; without one the code has a text, or the general one", () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const details = [{ key: 'error.place_bets.raining' }];
  expect(said({ code: 999, details, localized_message: 'It is raining.' })).toBe('It is raining.');
  expect(said({ code: 118 })).toBe(english['error.place_bets.municipality_not_found']);
  expect(said({ code: 999, details: [{ key: 'slip.title' }] })).toBe(english['error.place_bets.default']);
});

test('a reason is told in the language of the page', () => {
  const reason = { code: 103, localized_message: 'A selection is suspended.' };
  const details = [{ key: ERROR_CODES.suspended.key }];
  expect(said({ ...reason, details }, messagesOf('de', german))).toBe(german['error.place_bets.suspended']);
});
