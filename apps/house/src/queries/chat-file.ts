import { join } from 'node:path';
import type { PlatformChat } from '@touchline/contract';
import { z } from 'zod';
import type { HouseOptions } from '../options.ts';
import { type OperatorFile, operatorFile } from './operator-file.ts';

const LIST_MAX = 50;
const LENGTH_MAX = 500;

const isOrigin = (text: string) => URL.parse(text)?.origin === text;
const hasNoSecret = (text: string) => {
  const url = URL.parse(text);
  return url !== null && url.username === '' && url.password === '' && url.hash === '';
};

/** `chat.json` of the data folder: the chat that the operator offers. */
const ChatFile = z.discriminatedUnion('adapter', [
  z.strictObject({ adapter: z.literal('own') }),
  z.strictObject({ adapter: z.literal('off') }),
  z.strictObject({
    adapter: z.enum(['support', 'social']),
    script: z
      .url({ protocol: /^https?$/ })
      .max(LENGTH_MAX)
      .refine(hasNoSecret, { error: 'must be an address without a user, a password and a fragment' }),
    origins: z
      .array(
        z
          .url({ protocol: /^https?$/ })
          .refine(isOrigin, { error: 'must be an origin: nothing behind the host' }),
      )
      .max(LIST_MAX)
      .refine((list) => new Set(list).size === list.length, { error: 'names something twice' })
      .default([]),
  }),
]);
type ChatFile = z.infer<typeof ChatFile>;

/** Null: there is no chat. */
export type OperatorChat = OperatorFile<PlatformChat | null>;

const OFF: ChatFile = { adapter: 'off' };

/** Reads the chat of a data folder; without a file it is the backend's own. */
export function createChat({
  dataDir,
  capabilities,
}: Pick<HouseOptions, 'dataDir' | 'capabilities'>): OperatorChat {
  const own: ChatFile = { adapter: 'own' };
  // Hides the chat if its file is broken, because messages would get no answer.
  const file = operatorFile(join(dataDir, 'chat.json'), ChatFile, own, OFF);
  return {
    async read() {
      const chat = await file.read();
      if (chat.adapter === 'off') return null;
      return chat.adapter === 'own' && !capabilities.includes('support_chat') ? null : chat;
    },
  };
}
