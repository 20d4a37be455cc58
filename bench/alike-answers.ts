import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { callerOf } from '../apps/house/test/support/house.ts';
import { freePort } from '../scripts/start/ports.mjs';
import { ensurePostgres } from '../scripts/toolchain/postgres.mjs';
import { startPostgres } from '../scripts/toolchain/private-postgres.mjs';
import { Sentence } from '../scripts/toolchain/sentence.mjs';
import type { Around, Bench, Figure } from './bench.ts';
import { startMeasured } from './processes.ts';
import { median } from './statistics.ts';

const ACCOUNTS = 60;
/** The work that an answer leaves behind is done by then: it would be measured with the next one. */
const APART_MS = 60;
/** After its first mail an account gets another of the same kind only so much later. */
const NEXT_MAIL_MS = 61_000;
const ALIKE = { atLeast: 0.8, atMost: 1.25 };

const emailOf = (name: string, nth: number) => `${name}-${nth}@mail.example`;
const newPlayer = (email: string) => ({
  email,
  password: 'seven-tidal-waves-7',
  country: 'GB',
  currency: 'EUR',
  birth_date: '1990-05-05',
});

/** A call that anybody may make with an email, and its body. */
interface Asked {
  readonly what: string;
  readonly path: string;
  readonly status: number;
  readonly body: (email: string) => object;
}
const SIGN_UP: Asked = { what: 'sign-up', path: 'sign_up', status: 200, body: newPlayer };
const SIGN_IN: Asked = {
  what: 'sign-in with a wrong password',
  path: 'sign_in',
  status: 401,
  body: (email) => ({ email, password: 'not-the-password' }),
};
const FORGOT: Asked = {
  what: 'forgotten password',
  path: 'password',
  status: 204,
  body: (email) => ({ email }),
};
const RESEND: Asked = { ...FORGOT, what: 'confirmation sent again', path: 'confirmation' };

let addresses = 0;

/** Makes a call from an address of its own, so that no count of failures is in the way. Units: ms. */
async function timed(url: string, { path, status, body }: Asked, email: string): Promise<number> {
  addresses += 1;
  const from = { 'x-forwarded-for': `10.1.${addresses >> 8}.${addresses & 255}` };
  await sleep(APART_MS);
  const before = performance.now();
  const answer = await callerOf(url).post(`/platform/users/${path}`, body(email), from);
  const ms = performance.now() - before;
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}.`);
  return ms;
}

/** Asks for each account once, and in turn for an email without one. */
async function compared(url: string, asked: Asked): Promise<Figure> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let nth = 0; nth < ACCOUNTS; nth += 1) {
    const ofKnown = async () => known.push(await timed(url, asked, emailOf('known', nth)));
    const ofUnknown = async () => unknown.push(await timed(url, asked, emailOf(asked.path, nth)));
    for (const ask of nth % 2 === 0 ? [ofKnown, ofUnknown] : [ofUnknown, ofKnown]) await ask();
  }
  return {
    what: `${asked.what}: an email with an account against one without`,
    value: median(known) / median(unknown),
    unit: '×',
    bar: ALIKE,
    note: `medians of ${ACCOUNTS}: ${median(known).toFixed(1)} and ${median(unknown).toFixed(1)} ms`,
  };
}

async function measure(url: string): Promise<Figure[]> {
  for (let nth = 0; nth < ACCOUNTS; nth += 1) await timed(url, SIGN_UP, emailOf('known', nth));
  const openedAt = performance.now();
  const figures: Figure[] = [];
  for (const asked of [SIGN_UP, SIGN_IN, FORGOT]) figures.push(await compared(url, asked));
  await sleep(Math.max(0, openedAt + NEXT_MAIL_MS - performance.now()));
  return [...figures, await compared(url, RESEND)];
}

async function run({ folder }: Around): Promise<Figure[]> {
  const postgres = await ensurePostgres();
  if ('missing' in postgres) throw new Sentence(postgres.missing);
  const server = await startPostgres({ bin: postgres.bin, port: await freePort(), isDurable: true });
  if ('missing' in server) throw new Sentence(server.missing);
  const dataDir = join(folder, 'alike-answers');
  mkdirSync(dataDir, { recursive: true });
  try {
    const backend = await startMeasured({
      name: 'house of the bench',
      entry: 'bench/overload-backend.ts',
      portVariable: 'HOUSE_PORT',
      healthPath: '/readyz',
      env: {
        DATA_DIR: dataDir,
        DATABASE_URL: server.url,
        EMAIL_CONFIRMATION: '1',
        HOUSE_SPORTS: 'football',
        HOUSE_SEED: '7',
      },
    });
    try {
      return await measure(backend.url);
    } finally {
      await backend.stop();
    }
  } finally {
    await server.stop();
  }
}

/** Whether the time of an answer tells that an email has an account, where emails are confirmed. */
export const alikeAnswers: Bench = { name: 'alike-answers', title: 'Answers about an email', run };
