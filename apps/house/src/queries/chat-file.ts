import { join } from 'node:path';
import type { PlatformChat } from '@touchline/contract';
import { z } from 'zod';
import { type OperatorFile, operatorFile } from './operator-file.ts';

const LIST_MAX = 50;
const LENGTH_MAX = 500;

const isOrigin = (text: string) => URL.parse(text)?.origin === text;
const hasNoSecret = (text: string) => {
  const url = URL.parse(text);
  return url !== null && url.username === '' && url.password === '' && url.hash === '';
};

/** `chat.json` of the data folder: the chat that the operator offers. */
const ChatFile = z.strictObject({
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
});

/** Reads the chat of a data folder; null: there is none. */
export const createChatFile = (dataDir: string): OperatorFile<PlatformChat | null> =>
  operatorFile<PlatformChat | null>(join(dataDir, 'chat.json'), ChatFile, null);
