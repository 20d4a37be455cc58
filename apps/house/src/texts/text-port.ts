import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TextOptions } from './text-options.ts';

/** One text message to one phone. */
export interface TextMessage {
  /** E.164, such as `+447400123456`. */
  readonly to: string;
  readonly text: string;
}

/** Carries text messages out of the backend. */
export interface TextPort {
  /** Hands a message over. Errors: whatever keeps the port from taking it. */
  send(message: TextMessage): Promise<void>;
}

/** How long the gateway may take to answer. */
const ANSWER_MS = 10_000;

function openGateway({ url, secret }: NonNullable<TextOptions['gateway']>): TextPort {
  return {
    async send({ to, text }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
        body: JSON.stringify({ to, text }),
        // Keeps secret and code from another server.
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
    },
  };
}

/** Files that are kept: codes in older ones have ended. */
const FILES_MAX = 200;

function openFiles(folder: string): TextPort {
  let count = 0;
  return {
    async send({ to, text }) {
      // Keeps others on the machine from reading a code.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      count += 1;
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${count}.txt`;
      const part = join(folder, `.${name}.part`);
      await writeFile(part, `To: ${to}\n\n${text}\n`, { mode: 0o600 });
      await rename(part, join(folder, name));
      const names = (await readdir(folder)).filter((file) => file.endsWith('.txt')).sort();
      for (const old of names.slice(0, -FILES_MAX)) await rm(join(folder, old), { force: true });
    },
  };
}

/** Folder of the text messages that no gateway takes, in a data folder. */
export const textFolder = (dataDir: string) => join(dataDir, 'texts');

/** Opens the gateway if one is set, else files in the data folder. */
export const openTextPort = ({ gateway }: TextOptions, dataDir: string): TextPort =>
  gateway ? openGateway(gateway) : openFiles(textFolder(dataDir));
