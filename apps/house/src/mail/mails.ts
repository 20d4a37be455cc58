import { setTimeout as sleep } from 'node:timers/promises';
import type { EpochMs } from '@touchline/betting';
import type { MailKind } from '@touchline/i18n/mail-texts';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { mails } from '#db/mail-schema.ts';
import { players } from '#db/schema.ts';
import type { House } from '../house.ts';
import { newEmailToken } from '../players/new-email.ts';
import { issueCode } from '../players/one-time-codes.ts';
import { linkOf, purposeOf } from './mail-links.ts';
import type { Mail, MailPort } from './mail-port.ts';
import { writeMail } from './write-mail.ts';

const SLICE = 10;
const SWEEP_MS = 30_000;
const RETRY_MS = 60_000;
/** The last try comes after four hours. */
const TRIES_MAX = 8;
const STOP_MS = 2_000;
const DAY_MS = 24 * 3_600_000;
/** A mail that the development API shows. */
export interface ShownMail extends Mail {
  readonly link: string;
}
const SHOWN_MAX = 50;

/** Sends mail that was asked for. A mail may come twice after a kill; the link of the newer one works then. */
export interface Mails {
  /** There may be something to send. */
  wake(): void;
  /** Ends when all that was due when it began has been tried. */
  sent(): Promise<void>;
  /** The last ones, the newest first; none outside development. */
  shown(): readonly ShownMail[];
  stop(): Promise<void>;
}

interface MailRow {
  readonly id: number;
  readonly playerId: string;
  readonly kind: MailKind;
  readonly address: string | null;
  readonly tries: number;
}

/** Takes mail that is due, so that no other house sends it too; it is due again later, in case that it fails. */
async function takeDue(db: Database, now: EpochMs): Promise<MailRow[]> {
  const { rows } = await db.execute<Omit<MailRow, 'id' | 'playerId'> & { id: string; player_id: string }>(sql`
    update mails set tries = tries + 1, due_at = ${now}::bigint + (${RETRY_MS} * power(2, tries))::bigint
    where id in (
      select id from mails where due_at <= ${now} order by id limit ${SLICE} for update skip locked)
    returning id, player_id, kind, address, tries`);
  return rows.map(({ id, player_id, ...row }) => ({ ...row, id: Number(id), playerId: player_id }));
}

const finish = (db: Database, { id }: MailRow) =>
  db.update(mails).set({ dueAt: null }).where(eq(mails.id, id));

/** Makes the token of a mail's link; null for a mail without one. */
async function tokenOf({ db, playerClock }: House, { kind, playerId }: MailRow): Promise<string | null> {
  const purpose = purposeOf(kind);
  return purpose === null ? null : issueCode(db, { playerId, purpose }, playerClock.now());
}

async function sendRow(house: House, port: MailPort, row: MailRow): Promise<ShownMail | null> {
  const { db, options } = house;
  const [player] = await db.select().from(players).where(eq(players.id, row.playerId));
  const to = row.address ?? player?.email;
  if (!player || !to) return null;
  const isForNewEmail = row.kind === 'new_email';
  const token = await (isForNewEmail ? newEmailToken(house, player.id, to) : tokenOf(house, row));
  if (isForNewEmail && token === null) return null;
  const link = linkOf(options, row.kind, { locale: player.locale, token });
  const { name } = await house.brand.read();
  const mail = writeMail(row.kind, { to, locale: player.locale, brand: name, link });
  await port.send(mail);
  return { ...mail, link };
}

/** The mail of a house; `of` is asked when there is something to send. */
export function createMails(of: () => House, port: MailPort): Mails {
  const shown: ShownMail[] = [];
  let isWanted = false;
  let isStopped = false;
  let running: Promise<void> | null = null;

  const trySend = async (house: House, row: MailRow) => {
    try {
      const mail = await sendRow(house, port, row);
      await finish(house.db, row);
      if (mail && house.options.dev) shown.unshift(mail);
      shown.length = Math.min(shown.length, SHOWN_MAX);
    } catch (error) {
      if (isStopped) return;
      if (row.tries >= TRIES_MAX) await finish(house.db, row);
      house.report(row.tries >= TRIES_MAX ? 'a mail was given up' : 'a mail could not be sent', error);
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
        if (!isStopped) house.report('mail that is due could not be read', error);
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
      // Keeps a server without an answer from holding up the end: the mail is due again later.
      await Promise.race([running, sleep(STOP_MS, undefined, { ref: false })]);
      port.close();
    },
  };
}

/** Deletes rows of mail that was sent or given up. */
export async function forgetMails(db: Database, now: EpochMs): Promise<void> {
  await db.delete(mails).where(and(isNull(mails.dueAt), lt(mails.createdAt, now - DAY_MS)));
}
