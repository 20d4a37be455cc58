import { DEPOSIT_WAYS } from '@touchline/contract/constants';
import { expect, test } from 'vitest';
import { type DepositFacts, depositWay, type Way } from './deposit-way.ts';

const NOTHING: DepositFacts = {
  order: DEPOSIT_WAYS,
  hasHost: false,
  hasHostModal: false,
  hasQuickDeposit: false,
  hasWidget: false,
  hasPage: false,
  isFramed: false,
  isBlocked: false,
};
const ALL = { hasHost: true, hasHostModal: true, hasQuickDeposit: true, hasWidget: true, hasPage: true };
const HERE = { ...ALL, hasHost: false, hasHostModal: false };

test.each<[string, Partial<DepositFacts>, readonly Way[], Way | undefined]>([
  ['nothing is available', {}, [], undefined],
  [
    'the host listens, which comes before any order',
    { ...ALL, order: ['page', 'quick_deposit'] },
    [],
    'host',
  ],
  ['the host was tried', ALL, ['host'], 'quick_deposit'],
  ['saved cards are taken', { hasQuickDeposit: true }, [], 'quick_deposit'],
  ['there is a widget alone', { hasWidget: true }, [], 'payment_widget'],
  ['there is a page alone', { hasPage: true }, [], 'page'],
  ['the host has a modal alone', { hasHostModal: true }, [], 'iframe_deposit'],
  ['all is here, in the usual order', HERE, [], 'quick_deposit'],
  [
    'the operator orders the widget first',
    { ...HERE, order: ['payment_widget', 'quick_deposit'] },
    [],
    'payment_widget',
  ],
  [
    'the first of the order is not available',
    { hasPage: true, order: ['payment_widget', 'page'] },
    [],
    'page',
  ],
  ['the order leaves out what is available', { hasPage: true, order: ['quick_deposit'] }, [], undefined],
  ['the widget failed', HERE, ['quick_deposit', 'payment_widget'], 'page'],
  ['all were tried', HERE, ['quick_deposit', 'payment_widget', 'page'], undefined],
  ['deposits are off', { ...ALL, order: [] }, [], undefined],
  ['the country is blocked', { ...ALL, isBlocked: true }, [], undefined],
  ['a frame without a listener', { ...HERE, isFramed: true }, [], undefined],
  ['a frame with a listener', { ...HERE, isFramed: true, hasHost: true }, [], 'host'],
  ['a frame whose host has a modal', { ...HERE, isFramed: true, hasHostModal: true }, [], 'iframe_deposit'],
])('%s', (_, facts, tried, way) => {
  expect(depositWay({ ...NOTHING, ...facts }, tried)).toBe(way);
});
