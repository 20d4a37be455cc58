const TYPES = ['ready', 'started', 'failed', 'closed'] as const;

/** What the frame of the chat tells the page around it. */
export type ChatMessage = (typeof TYPES)[number];

/** Reads a message of the chat's frame. Foreign scripts run there: anything else that it sends is undefined. */
export function readChatMessage(value: unknown): ChatMessage | undefined {
  if (typeof value !== 'object' || value === null || !('touchline' in value) || !('type' in value))
    return undefined;
  return value.touchline === 'chat' ? TYPES.find((type) => type === value.type) : undefined;
}
