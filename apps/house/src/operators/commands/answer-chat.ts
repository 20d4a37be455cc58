import { eq } from 'drizzle-orm';
import { chatMessages } from '#db/chat-schema.ts';
import { players } from '#db/schema.ts';
import { noteAnswer } from '../../players/notify-player.ts';
import { done, type Prepare, refused } from '../effect.ts';
import { findNamedPlayer } from '../named-player.ts';
import type { ArgumentsOf } from '../order.ts';

/** Writes to a player in the chat, and notifies him. */
export const answerChat: Prepare<ArgumentsOf<'answer-chat'>> = async (house, { player: named, text }) => {
  const player = await findNamedPlayer(house.db, named);
  if (!player) return { subject: named, why: 'no such player' };
  const { id: playerId } = player;
  if ((await house.chat.read())?.adapter !== 'own')
    return { subject: playerId, why: 'the chat of this backend is off' };
  return {
    subject: playerId,
    async write(tx, at) {
      const [row] = await tx
        .select({ erasedAt: players.erasedAt })
        .from(players)
        .where(eq(players.id, playerId))
        .for('update');
      if (!row || row.erasedAt !== null) return refused('the player had his data erased');
      await tx.insert(chatMessages).values({ playerId, sender: 'support', text, createdAt: at });
      await noteAnswer(tx, { playerId, now: at });
      return done({ player: playerId });
    },
  };
};
