import { MOVEMENT_GROUPS } from '@touchline/contract/constants';
import { expect, test } from 'vitest';
import { MOVEMENT_KINDS } from './ledger.ts';

test('every kind of movement of a player belongs to one group', () => {
  const grouped = Object.values(MOVEMENT_GROUPS).flat();
  expect([...grouped, 'write_off'].toSorted()).toEqual([...MOVEMENT_KINDS].toSorted());
});
