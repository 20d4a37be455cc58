import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailOptions } from './mail-options.ts';

/** One mail to one player. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What carries mail out of the house. */
export interface MailPort {
  /** Sends a mail. Errors: those of the server or the file system. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

const SMTP_LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

async function openSmtp(url: string, from: string): Promise<MailPort> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, pool: true, ...SMTP_LIMITS }, { from });
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}

/** Files that are kept: links in older ones have ended. */
const FILES_MAX = 200;

async function openFiles(folder: string, from: string): Promise<MailPort> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from });
  let count = 0;
  const write = async (message: string | Uint8Array) => {
    // Keeps others on the machine from reading a link into an account.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    count += 1;
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${count}.eml`;
    const part = join(folder, `.${name}.part`);
    await writeFile(part, message, { mode: 0o600 });
    await rename(part, join(folder, name));
    const names = (await readdir(folder)).filter((file) => file.endsWith('.eml')).sort();
    for (const old of names.slice(0, -FILES_MAX)) await rm(join(folder, old), { force: true });
  };
  return {
    async send(mail) {
      const { message } = await transport.sendMail(mail);
      if (!(message instanceof Uint8Array)) throw new Error('nodemailer gave no buffer');
      await write(message);
    },
    close: () => transport.close(),
  };
}

/** Folder of the mail that no server takes, in a data folder. */
export const mailFolder = (dataDir: string) => join(dataDir, 'mails');

/** Opens SMTP where a server is named, else files in the data folder. Nodemailer is loaded with the first mail. */
export function openMailPort({ smtpUrl, from }: MailOptions, dataDir: string): MailPort {
  let opening: Promise<MailPort> | null = null;
  const open = () => {
    opening ??= smtpUrl === null ? openFiles(mailFolder(dataDir), from) : openSmtp(smtpUrl, from);
    return opening;
  };
  return {
    send: async (mail) => (await open()).send(mail),
    close: () => void opening?.then((port) => port.close()).catch(() => undefined),
  };
}
