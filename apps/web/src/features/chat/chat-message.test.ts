import { expect, test } from 'vitest';
import { readChatMessage } from './chat-message.ts';

test.each(['ready', 'started', 'failed', 'closed'])('%s is a message of the chat', (type) => {
  expect(readChatMessage({ touchline: 'chat', type, more: 1 })).toBe(type);
});

test.each([
  [null],
  ['ready'],
  [['ready']],
  [{ type: 'ready' }],
  [{ touchline: 'payment', type: 'ready' }],
  [{ touchline: 'chat', type: 'toString' }],
  [{ touchline: 'chat', type: ['ready'] }],
  [{ touchline: 'chat' }],
])('%j is none', (value) => {
  expect(readChatMessage(value)).toBeUndefined();
});
