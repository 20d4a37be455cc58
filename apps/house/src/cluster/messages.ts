import { z } from 'zod';

/** What houses on one database say to each other. */
const Message = z.discriminatedUnion('kind', [
  /** Rows wait in the outbox. */
  z.object({ kind: z.literal('outbox') }),
  /** Orders were added. */
  z.object({ kind: z.literal('orders') }),
  /** Selections were placed on these matches, one entry for each. */
  z.object({ kind: z.literal('bets'), matchIds: z.array(z.string()) }),
  /** A bet on a race or a draw waits for this feed time. */
  z.object({ kind: z.literal('game'), dueAt: z.number() }),
  /** The leader is asked to write these markets, and says when it has. */
  z.object({ kind: z.literal('ask'), id: z.string(), marketKeys: z.array(z.string()) }),
  z.object({ kind: z.literal('answer'), id: z.string() }),
]);

export type ClusterMessage = z.infer<typeof Message>;
export type MessageOf<K extends ClusterMessage['kind']> = Extract<ClusterMessage, { kind: K }>;

const Envelope = z.object({ from: z.string(), message: Message });

/** The text of a message. Units: below 8,000 bytes, which is what a notification of PostgreSQL carries. */
export const writeMessage = (from: string, message: ClusterMessage): string =>
  JSON.stringify({ from, message });

/** A message and who sent it; null for what no house of this version says. */
export function readMessage(text: string): z.infer<typeof Envelope> | null {
  try {
    return Envelope.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
