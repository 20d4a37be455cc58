import type { CustomLock } from '@touchline/contract/types';
import type { Messages } from '#data/messages.ts';

export type LockReason = CustomLock['reason'];

/** Why an outcome cannot be added to the picks, in a sentence. */
export function lockText(t: Messages, reason: LockReason, name: string): string {
  if (reason === 'implied') return t('builder.locked.implied', { name });
  return t(reason === 'too_many' ? 'builder.locked.tooMany' : 'builder.locked.contradictory', { name });
}
