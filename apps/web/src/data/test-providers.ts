import type { LiveMessage } from '@touchline/client/live';
import { readTestProviders, showsSport, type TestProviders } from '@touchline/contract/constants';
import { readStored } from './storage.ts';

/** Whose sports this browser shows in a test; null outside of one. */
export const heldTestProviders = (): TestProviders | null => readTestProviders(readStored('testProviders'));

/** Whether a message concerns what is shown: changed lists do if a provider of theirs is allowed. Source: specification §4. */
export function admitsMessage(providers: TestProviders | null, message: LiveMessage): boolean {
  if (message.event !== 'match_changed' || !('src' in message)) return true;
  return message.src?.some(([type, provider]) => showsSport(providers, { type, provider })) ?? true;
}
