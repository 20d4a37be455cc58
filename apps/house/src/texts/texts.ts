import { setTimeout as sleep } from 'node:timers/promises';
import type { EpochMs } from '@touchline/betting';
import { type TextKind, textMessage } from '@touchline/i18n/text-messages';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { players } from '#db/schema.ts';
import { texts } from '#db/texts-schema.ts';
import type { House } from '../house.ts';
import { issueLoginCode } from '../players/login-codes.ts';
import { issuePhoneCode } from '../players/phone-codes.ts';
import type { TextMessage, TextPort } from './text-port.ts';

const SLICE = 10;
const SWEEP_MS = 10_000;
const RETRY_MS = 10_000;
/** The last try comes within three minutes: the player waits for it. */
const TRIES_MAX = 5;
const STOP_MS = 2_000;
const DAY_MS = 24 * 3_600_000;
const SHOWN_MAX = 50;

/** Text messages that the development API shows. */
export interface ShownText extends TextMessage {
  /** Null for one without a code. */
  readonly code: string | null;
}

/** Sends text messages that were asked for. One may arrive twice after a kill; the newer code works then. */
export interface Texts {
  /** There may be something to send. */
  wake(): void;
  /** Resolves when all that was due when it began has been tried. */
  sent(): Promise<void>;
  /** The last ones, the newest first; none outside development. */
  shown(): readonly ShownText[];
  stop(): Promise<void>;
}

interface TextRow {
  readonly id: number;
  readonly playerId: string;
  readonly purpose: TextKind;
  readonly number: string;
  readonly tries: number;
}

/** Takes messages that are due, so that no other instance sends them too; they are due again later in case of a failure. */
async function takeDue(db: Database, now: EpochMs): Promise<TextRow[]> {
  const { rows } = await db.execute<{
    id: string;
    player_id: string;
    purpose: TextKind;
    number: string;
    tries: number;
  }>(sql`
    update texts set tries = tries + 1, due_at = ${now}::bigint + (${RETRY_MS} * power(2, tries))::bigint
    where id in (
      select id from texts where due_at <= ${now} order by id limit ${SLICE} for update skip locked)
    returning id, player_id, purpose, number, tries`);
  return rows.map(({ id, player_id, ...row }) => ({ ...row, id: Number(id), playerId: player_id }));
}

const finish = (db: Database, { id }: TextRow) =>
  db.update(texts).set({ dueAt: null }).where(eq(texts.id, id));

/** Whether another player has verified the number: its owner gets no code of a stranger. */
async function isTaken(db: Database, number: string): Promise<boolean> {
  const [owner] = await db.select({ id: players.id }).from(players).where(eq(players.phone, number));
  return owner !== undefined;
}

/** Makes the code of a message; null if the number is not the player's by now. Shape: '' for a message without a code. */
async function codeFor({ db, playerClock }: House, row: TextRow): Promise<string | null> {
  const now = playerClock.now();
  const { purpose } = row;
  if (purpose === 'phone') return issuePhoneCode(db, row, now);
  if (purpose === 'reset_password' || purpose === 'sign_up')
    return issueLoginCode(db, { ...row, purpose }, now);
  return '';
}

async function sendRow(house: House, port: TextPort, row: TextRow): Promise<ShownText | null> {
  const { db } = house;
  const [player] = await db
    .select({ locale: players.locale })
    .from(players)
    .where(eq(players.id, row.playerId));
  // The code is made for a taken number as well: answers to tries must not tell the two apart.
  const code = await codeFor(house, row);
  const isForOwner = row.purpose !== 'phone' && row.purpose !== 'sign_up';
  if (!player || code === null || (!isForOwner && (await isTaken(db, row.number)))) return null;
  const { name: brand } = await house.brand.read();
  const message = { to: row.number, text: textMessage(player.locale, row.purpose, { brand, code }) };
  await port.send(message);
  return { ...message, code: code || null };
}

/** The text messages of a backend; `of` is asked when there is something to send. */
export function createTexts(of: () => House, port: TextPort): Texts {
  const shown: ShownText[] = [];
  let isWanted = false;
  let isStopped = false;
  let running: Promise<void> | null = null;

  const trySend = async (house: House, row: TextRow) => {
    try {
      const sent = await sendRow(house, port, row);
      await finish(house.db, row);
      if (sent && house.options.dev) shown.unshift(sent);
      shown.length = Math.min(shown.length, SHOWN_MAX);
    } catch (error) {
      if (isStopped) return;
      if (row.tries >= TRIES_MAX) await finish(house.db, row);
      const outcome = row.tries >= TRIES_MAX ? 'was given up' : 'could not be sent';
      house.report(`a text message ${outcome}`, error);
    }
  };
  const run = async () => {
    while (isWanted && !isStopped) {
      isWanted = false;
      const house = of();
      try {
        const rows = await takeDue(house.db, house.playerClock.now());
        for (const row of rows) if (!isStopped) await trySend(house, row);
        isWanted ||= rows.length === SLICE;
      } catch (error) {
        if (!isStopped) house.report('text messages that are due could not be read', error);
      }
    }
    running = null;
  };
  const wake = () => {
    isWanted = true;
    running ??= run();
  };
  const sweep = setInterval(wake, SWEEP_MS).unref();
  return {
    wake,
    async sent() {
      wake();
      await running;
    },
    shown: () => shown,
    async stop() {
      isStopped = true;
      clearInterval(sweep);
      // Keeps a gateway without an answer from holding up the end: the message is due again later.
      await Promise.race([running, sleep(STOP_MS, undefined, { ref: false })]);
    },
  };
}

/** Deletes messages that were sent or given up, once they count for no limit. */
export async function forgetTexts(db: Database, now: EpochMs): Promise<void> {
  await db.delete(texts).where(and(isNull(texts.dueAt), lt(texts.createdAt, now - DAY_MS)));
}
