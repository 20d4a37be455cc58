import type { ChatMessage } from '@touchline/contract';
import { CHAT_SHOWN_MAX } from '@touchline/contract/constants';
import { desc, eq, sql } from 'drizzle-orm';
import { chatMessages } from '#db/chat-schema.ts';
import type { Database } from '#db/database.ts';

type ChatRow = typeof chatMessages.$inferSelect;

/** Messages of a conversation that an operator is shown. */
const CONTEXT = 20;

export const presentChatMessage = ({ id, sender, text, createdAt }: ChatRow): ChatMessage => ({
  id: String(id),
  from: sender,
  text,
  created_at: createdAt,
});

/** The newest messages of a player's chat, oldest first. */
export async function findChat(db: Pick<Database, 'select'>, playerId: string): Promise<ChatMessage[]> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.playerId, playerId))
    .orderBy(desc(chatMessages.id))
    .limit(CHAT_SHOWN_MAX);
  return rows.reverse().map(presentChatMessage);
}

/** A conversation that waits for an answer, with its last messages. Units: epoch milliseconds. */
export interface WaitingChat {
  readonly playerId: string;
  readonly waitingSince: number;
  readonly messages: readonly Pick<ChatRow, 'sender' | 'text' | 'createdAt'>[];
}

/** Conversations whose last message is of the player, the one that waits longest first. */
export async function findWaitingChats(db: Database, limit: number): Promise<WaitingChat[]> {
  const { rows } = await db.execute<{
    player_id: string;
    since: string;
    sender: ChatRow['sender'];
    text: string;
    created_at: string;
  }>(sql`
    with waiting as (
      select w.player_id, min(w.id) as first_id, min(w.created_at) as since from chat_messages w
      where w.sender = 'player' and not exists (
        select 1 from chat_messages a where a.player_id = w.player_id and a.sender = 'support' and a.id > w.id
      )
      group by w.player_id order by first_id limit ${limit}
    )
    select w.player_id, w.since::text, m.sender, m.text, m.created_at::text
    from waiting w cross join lateral (
      select * from chat_messages where player_id = w.player_id order by id desc limit ${CONTEXT}
    ) m order by w.first_id, m.id`);
  return [...Map.groupBy(rows, ({ player_id }) => player_id)].map(([playerId, own]) => ({
    playerId,
    waitingSince: Number(own[0]?.since),
    messages: own.map(({ sender, text, created_at }) => ({ sender, text, createdAt: Number(created_at) })),
  }));
}
