import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';
import { z } from 'zod';
import { Sentence } from '../sentence.ts';

const KEYS_FILE = 'push-keys.json';
const VapidKeys = z.object({ publicKey: z.string().length(87), privateKey: z.string().length(43) });

/** Key pair by which push services know this house. Source: RFC 8292. */
export type VapidKeys = z.infer<typeof VapidKeys>;

/**
 * The keys of a data folder, made once: every device subscribes with the public one and knows no other.
 * Errors: Sentence where the file is there and holds no keys.
 */
export function readVapidKeys(dataDir: string): VapidKeys {
  const file = join(dataDir, KEYS_FILE);
  try {
    return VapidKeys.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      throw new Sentence(`${file} holds no push keys; remove it, and new ones are made.`);
  }
  const keys = webPush.generateVAPIDKeys();
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return keys;
}
