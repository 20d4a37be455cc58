import { QueryClient } from '@tanstack/react-query';
import { bareFault } from '@touchline/client/http';
import shell from '@touchline/i18n/locales/en/shell.json' with { type: 'json' };
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errorView, handleFault } from './api.ts';
import { createMessages } from './messages.ts';
import { dismissNotice, useNotice } from './notices.ts';
import { type Services, setCurrentServices } from './services.ts';

// The store is read outside of a component: React's hook gives what a mounted one would show.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read(),
}));

const messages = createMessages('en', shell);
let reported: unknown[] = [];

beforeEach(() => {
  reported = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void reported.push(words));
  setCurrentServices({ messages, queryClient: new QueryClient() } as unknown as Services); // only what words need
});
afterEach(() => {
  dismissNotice();
  vi.restoreAllMocks();
});

test('an error that the player asked for is a toast with the general title and description', () => {
  handleFault(bareFault('refused', 500), { isWanted: true });
  expect(useNotice()).toMatchObject({
    kind: 'error',
    titleKey: 'toast.error.title',
    descriptionKey: 'error.default',
    text: shell['error.default'],
  });
  expect(reported).toHaveLength(1);
});

test('the sentence of the backend stands for the general description', () => {
  handleFault({ ...bareFault('refused', 422), message: 'Not today.' }, { isWanted: true });
  expect(useNotice()?.text).toBe('Not today.');
});

test('an error that nobody asked for is reported and not shown, a cancelled call neither', () => {
  handleFault(bareFault('refused', 500));
  expect([useNotice(), reported.length]).toEqual([null, 1]);
  handleFault(bareFault('cancelled'), { isWanted: true });
  expect([useNotice(), reported.length]).toEqual([null, 1]);
});

test('without a network the player is told so and nothing is reported', () => {
  handleFault(bareFault('network'), { isWanted: true });
  expect(useNotice()?.text).toBe(shell['error.connection']);
  expect(reported).toEqual([]);
});

test('the words of wrong fields come from the catalog, unknown ones from the backend', () => {
  const details = [
    { key: 'error.field.email', field: 'email' },
    { key: 'error.field.shoe_size', field: 'shoe' },
  ];
  const fault = { ...bareFault('refused', 422), message: 'Check the fields.', details };
  expect(errorView(fault, createMessages('en', { 'error.field.email': 'No email.' })).fields).toEqual({
    email: 'No email.',
    shoe: 'Check the fields.',
  });
});
