import type { Messages } from '#data/messages.ts';
import { stageName } from './stage-names.ts';

/** Codes of what became of a match: postponed, delayed, cancelled, interrupted, abandoned. From 100 on it ended. */
export const isFate = (stage: number): boolean => stage >= 60 && stage < 100;

const WORDS = ['stopped', 'closed', 'ended', 'notCovered'] as const;
const FIRST = 2;

/** What to say of a match that is neither to come nor in play, whatever its status is. Source: specification §3. */
export function statusWord(messages: Messages, status: number, stage = 0): string {
  if (isFate(stage)) return stageName(messages, stage);
  return messages(`book.status.${stage < 100 ? (WORDS[status - FIRST] ?? 'unknown') : 'ended'}`);
}
