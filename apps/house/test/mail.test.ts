import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mails } from '../src/db/mail-schema.ts';
import { DEFAULT_MAIL } from '../src/mail/mail-options.ts';
import { mailFolder, openMailPort } from '../src/mail/mail-port.ts';
import { eventually, START_LIMIT_MS, signUpPlayer, startTestHouse, type TestHouse } from './support/house.ts';

const FROM = 'Book <mail@book.example>';
const MAIL = { to: 'dana@mail.example', subject: 'Grüße', text: 'Guten Tag', html: '<p>Guten Tag</p>' };

/** An SMTP server that keeps what it gets, or refuses it. */
async function startSmtp() {
  const got: { readonly to: readonly string[]; readonly text: string }[] = [];
  const state = { refuses: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (state.refuses) return done(new Error('Try later'));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        got.push({ to, text: Buffer.concat(parts).toString('utf8') });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo; // it listens on a port
  return {
    url: `smtp://127.0.0.1:${port}`,
    got,
    state,
    end: () => new Promise<void>((resolve) => void server.close(resolve)),
  };
}

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let house: TestHouse;

beforeAll(async () => {
  smtp = await startSmtp();
  house = await startTestHouse({ mail: { ...DEFAULT_MAIL, smtpUrl: smtp.url, from: FROM } });
}, START_LIMIT_MS);
afterAll(async () => {
  await house?.end();
  await smtp?.end();
});

const dueOf = async (email: string) => {
  const { rows } = await house.db.execute(
    `select m.id, m.tries, m.due_at from mails m join players p on p.id = m.player_id where p.email = '${email}'`,
  );
  return rows;
};

test('a mail reaches its player through the SMTP server, and is not sent again', async () => {
  const { email, post } = await signUpPlayer(house.url);
  await post('/platform/users/password', { email });
  await eventually(
    () => smtp.got.length,
    (count) => count === 1,
  );
  expect(smtp.got[0]?.to).toEqual([email]);
  expect(smtp.got[0]?.text).toContain('From: Book <mail@book.example>');
  await house.mails.sent();
  expect(await dueOf(email)).toMatchObject([{ tries: 1, due_at: null }]);
  await house.mails.sent();
  expect(smtp.got).toHaveLength(1);
});

test('what the server refuses is tried again later, with a link of its own', async () => {
  const { email, post } = await signUpPlayer(house.url);
  smtp.state.refuses = true;
  const before = smtp.got.length;
  await post('/platform/users/password', { email });
  await house.mails.sent();
  const [row] = await dueOf(email);
  expect(Number(row?.due_at)).toBeGreaterThan(house.playerClock.now());
  smtp.state.refuses = false;
  await house.db
    .update(mails)
    .set({ dueAt: house.playerClock.now() })
    .where(eq(mails.id, Number(row?.id)));
  await house.mails.sent();
  expect(smtp.got).toHaveLength(before + 1);
  expect(await dueOf(email)).toMatchObject([{ tries: 2, due_at: null }]);
});

test('a mail is given up after its last try', async () => {
  const { email, post } = await signUpPlayer(house.url);
  smtp.state.refuses = true;
  await post('/platform/users/password', { email });
  await house.mails.sent();
  const [row] = await dueOf(email);
  const last = { tries: 7, dueAt: house.playerClock.now() };
  await house.db
    .update(mails)
    .set(last)
    .where(eq(mails.id, Number(row?.id)));
  await house.mails.sent();
  smtp.state.refuses = false;
  expect(await dueOf(email)).toMatchObject([{ tries: 8, due_at: null }]);
});

test('without a server mail becomes files that their owner alone can read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-mail-'));
  const port = openMailPort({ ...DEFAULT_MAIL, from: FROM }, folder);
  await port.send(MAIL);
  port.close();
  const [name = ''] = readdirSync(mailFolder(folder));
  const path = join(mailFolder(folder), name);
  expect(name).toMatch(/\.eml$/);
  expect(readFileSync(path, 'utf8')).toContain('To: dana@mail.example');
  expect(statSync(path).mode & 0o077).toBe(0);
});
