import { FEATURE_FLAGS } from '@touchline/contract/constants';
import { expect, test } from 'vitest';
import { isFlagActive, isQuickDepositOpen } from './flags.ts';

const flags = (statuses: Readonly<Record<string, 'active' | 'inactive'>>) => ({
  feature_flags: Object.entries(statuses).map(([name, status]) => ({ name, status })),
});
const statuses = (...ids: string[]) => ({ statuses: ids.map((id) => ({ id })) });

test.each(FEATURE_FLAGS)('the flag %s is as the system data say', (flag) => {
  expect(isFlagActive(flags({ [flag]: 'active' }), flag)).toBe(true);
  expect(isFlagActive(flags({ [flag]: 'inactive' }), flag)).toBe(false);
});

test.each([undefined, {}, flags({})])('with %o all flags are active but the one for tests', (system) => {
  expect(FEATURE_FLAGS.filter((flag) => !isFlagActive(system, flag))).toEqual(['test']);
});

test.each([
  ['active, a visitor', { quick_deposit: 'active' }, null, true],
  ['active, a player', { quick_deposit: 'active' }, statuses(), true],
  ['inactive', { quick_deposit: 'inactive' }, statuses('spi_test'), false],
  ['inactive with tests, a visitor', { quick_deposit: 'inactive', test: 'active' }, null, false],
  [
    'inactive with tests, another status',
    { quick_deposit: 'inactive', test: 'active' },
    statuses('gold'),
    false,
  ],
  [
    'inactive with tests, the status of tests',
    { quick_deposit: 'inactive', test: 'active' },
    statuses('gold', 'spi_test'),
    true,
  ],
] as const)('quick deposit: %s', (_, system, user, isOpen) => {
  expect(isQuickDepositOpen(flags(system), user)).toBe(isOpen);
});
