import { expect, test } from 'vitest';
import { readWidgetMessage } from './widget-message.ts';

const read = (message: object) => readWidgetMessage({ touchline: 'payment', ...message });

test('messages of the payment widget are read, without fields that nobody named', () => {
  for (const type of ['ready', 'started', 'failed']) expect(read({ type, more: 1 })).toEqual({ type });
  for (const tone of ['success', 'warning', 'danger'])
    expect(read({ type: 'notify', tone, message: 'Hello' })).toEqual({
      type: 'notify',
      tone,
      message: 'Hello',
    });
  for (const status of ['success', 'error', 'pending'])
    expect(read({ type: 'result', status })).toEqual({ type: 'result', status });
  expect(read({ type: 'size', height: 320 })).toEqual({ type: 'size', height: 320 });
});

test('a long notice is cut', () => {
  expect(read({ type: 'notify', tone: 'danger', message: 'x'.repeat(9_000) })).toMatchObject({
    message: 'x'.repeat(300),
  });
});

test.each([
  [{ type: 'paid' }],
  [{ type: 'notify', tone: 'info', message: 'Hello' }],
  [{ type: 'notify', tone: 'danger', message: '' }],
  [{ type: 'notify', tone: 'danger', message: { html: '<b>' } }],
  [{ type: 'result', status: 'toString' }],
  [{ type: 'size', height: '100vh' }],
  [{ type: 'size', height: -1 }],
  [{}],
])('%j is no message', (message) => {
  expect(read(message)).toBeUndefined();
});

test.each([[null], ['ready'], [{ type: 'ready' }], [{ touchline: 'chat', type: 'ready' }], [[]]])(
  '%j is not from the payment page',
  (value) => {
    expect(readWidgetMessage(value)).toBeUndefined();
  },
);
