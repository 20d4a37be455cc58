import { z } from 'zod';

const Chats = z.object({
  chats: z.array(
    z.object({
      playerId: z.string(),
      waitingSince: z.number(),
      messages: z.array(
        z.object({ sender: z.enum(['player', 'support']), text: z.string(), createdAt: z.number() }),
      ),
    }),
  ),
});
type Chat = z.infer<typeof Chats>['chats'][number];

const instant = (at: number) => new Date(at).toISOString();

/** A text that cannot steer a terminal, or pass for another line of the list. */
const harmless = (text: string) =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replaceAll(/[\p{Cc}\p{Cf}]/gu, ''))
    .join('\n      ');

const chatText = ({ playerId, waitingSince, messages }: Chat) =>
  [
    `player ${playerId}  waits since ${instant(waitingSince)}`,
    ...messages.map(
      ({ sender, text, createdAt }) => `    ${instant(createdAt)}  ${sender}\n      ${harmless(text)}`,
    ),
  ].join('\n');

/** Writes the chats of an answer for a person. Errors: ZodError if the answer has another form. */
export const waitingChatsText = (body: unknown): string =>
  Chats.parse(body).chats.map(chatText).join('\n') || 'No player waits for an answer.';
