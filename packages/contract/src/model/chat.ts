import { z } from 'zod';
import { CHAT_TEXT_MAX } from '../constants/limits.ts';
import { EpochMs, Id } from './ids.ts';

/** A message of the support chat. */
export const ChatMessage = z
  .object({
    id: Id,
    from: z.enum(['player', 'support']),
    text: z.string(),
    created_at: EpochMs,
  })
  .meta({ id: 'ChatMessage' });
export type ChatMessage = z.infer<typeof ChatMessage>;

/** A message that a player sends. */
export const NewChatMessage = z
  .strictObject({
    text: z.string().trim().min(1).max(CHAT_TEXT_MAX).meta({
      description: 'Stored without the spaces at its start and end; of spaces alone it is refused with 422',
    }),
    request_id: z
      .string()
      .min(8)
      .max(64)
      .meta({ description: 'Made at the press: the same id stores one message' }),
  })
  .meta({ id: 'NewChatMessage' });
