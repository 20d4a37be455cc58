import type { EpochMs } from '@touchline/betting';
import type { ChatMessage } from '@touchline/contract';
import { and, eq, lt } from 'drizzle-orm';
import { chatMessages } from '#db/chat-schema.ts';
import type { Database } from '#db/database.ts';
import { presentChatMessage } from '../queries/support-chat.ts';

/** A message that is older than this is deleted. */
export const CHAT_AGE_MS = 365 * 24 * 3_600_000;

export interface SentChatMessage {
  readonly playerId: string;
  readonly requestId: string;
  readonly text: string;
}

/** Stores a message of a player. Idempotent by request id. `reused`: the id is that of another text. */
export async function sendChatMessage(
  db: Database,
  { playerId, requestId, text }: SentChatMessage,
  now: EpochMs,
): Promise<ChatMessage | 'reused'> {
  const [stored] = await db
    .insert(chatMessages)
    .values({ playerId, sender: 'player', text, requestId, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (stored) return presentChatMessage(stored);
  const [before] = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.playerId, playerId), eq(chatMessages.requestId, requestId)));
  return before?.text === text ? presentChatMessage(before) : 'reused';
}

/** Deletes messages that are no longer kept. */
export async function forgetChatMessages(db: Database, now: EpochMs): Promise<void> {
  await db.delete(chatMessages).where(lt(chatMessages.createdAt, now - CHAT_AGE_MS));
}
