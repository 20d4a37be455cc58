import match from '@touchline/i18n/locales/en/match.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { createMessages } from '#data/messages.ts';
import { compiled } from '#data/test/compiled.ts';
import { incidentName } from './incident-name.ts';

const english = createMessages('en', compiled(match));
const period = (minute: number) => ({ type: 'period', minute });

test.each([1, 46, 91, 106])('a half of football that begins in minute %i is not said to end', (minute) => {
  expect(incidentName(english, 'football', period(minute))).toBe('Start of period');
  expect(incidentName(english, 'football', period(minute - 1))).toBe('End of period');
});

test('periods of other sports are told when they end', () => {
  expect(incidentName(english, 'handball', period(1))).toBe('End of period');
});

test('a type that no catalog names has no words', () => {
  expect(incidentName(english, 'football', { type: 'parade', minute: 3 })).toBeUndefined();
});
