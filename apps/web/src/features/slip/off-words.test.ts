import { expect, test } from 'vitest';
import { isBettingPaused } from './off-words.ts';

const slipWith = (providerStatuses: Record<string, string>) =>
  ({ rules: { providerStatuses } }) as unknown as Parameters<typeof isBettingPaused>[0]; // the field that is read

test('betting is paused where no provider is in service', () => {
  expect(isBettingPaused(slipWith({ betradar: 'INACTIVE', oddin: 'INACTIVE' }))).toBe(true);
  expect(isBettingPaused(slipWith({ betradar: 'INACTIVE', oddin: 'ACTIVE' }))).toBe(false);
});

test('while nothing is known of the providers nothing is paused', () => {
  expect(isBettingPaused(slipWith({}))).toBe(false);
});
