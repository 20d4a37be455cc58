import { expect, test } from 'vitest';
import { Sentence } from '../sentence.ts';
import { readPaymentOptions } from './payment-options.ts';

test('a secret of notices that is too short is refused, and not repeated', () => {
  const read = () => readPaymentOptions({ PAYMENTS_SECRET: 'p'.repeat(31) });
  expect(read).toThrow(new Sentence('PAYMENTS_SECRET must have at least 32 characters.'));
});
