import { createHash } from 'node:crypto';
import type { EpochMs } from '@touchline/betting';
import type { ErrorReport } from '@touchline/contract';
import { ERROR_REPORT_LIMITS, scrubbed } from '@touchline/contract/error-reports';
import { and, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { errorReports } from '#db/error-reports-schema.ts';

/** Groups that are stored at most; a new one is dropped while there are as many. */
export const GROUPS_MAX = 1_000;
/** Groups that tidying leaves, those that were seen last: room for new ones. */
const GROUPS_LEFT = 900;
/** A group that was not seen for this long is deleted. */
export const GROUP_AGE_MS = 30 * 24 * 3_600_000;

const BUILD_HASH = /-[\w-]{8}(?=\.m?js$)/;
const POSITION = /:\d+:\d+$/;

/** Returns the failed function without position and build hash. */
const placeOf = ([frame = '']: readonly string[]) => frame.replace(POSITION, '').replace(BUILD_HASH, '');

function fingerprintOf({ source, name, message, stack }: ErrorReport): string {
  const parts = [source, name, message, placeOf(stack)];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

/** Where a report comes from, as its request says. */
export interface ReportOrigin {
  readonly browser: string | null;
  readonly locale: string;
}

/** Counts a report in its group. Scrubs the message again, because a caller may be anybody. */
export async function takeErrorReport(
  db: Database,
  report: ErrorReport,
  { browser, locale }: ReportOrigin,
  now: EpochMs,
): Promise<void> {
  const message = scrubbed(report.message, ERROR_REPORT_LIMITS.message);
  const { source, name, stack, route, release } = report;
  const fingerprint = fingerprintOf({ ...report, message });
  const newest = { stack, route, browser, locale, lastSeenAt: now };
  const counted = await db
    .update(errorReports)
    .set({ ...newest, count: sql`least(${errorReports.count} + 1, 2147483647)` })
    .where(and(eq(errorReports.fingerprint, fingerprint), eq(errorReports.release, release)))
    .returning({ count: errorReports.count });
  if (counted.length > 0 || (await db.$count(errorReports)) >= GROUPS_MAX) return;
  await db
    .insert(errorReports)
    .values({ fingerprint, release, source, name, message, firstSeenAt: now, ...newest })
    .onConflictDoUpdate({
      target: [errorReports.fingerprint, errorReports.release],
      set: { ...newest, count: sql`${errorReports.count} + 1` },
    });
}

/** Deletes groups that were not seen for long, and above the limit those that were seen least recently. */
export async function forgetErrorReports(db: Database, now: EpochMs): Promise<void> {
  await db.delete(errorReports).where(lt(errorReports.lastSeenAt, now - GROUP_AGE_MS));
  if ((await db.$count(errorReports)) <= GROUPS_LEFT) return;
  const left = db
    .select({ key: sql`${errorReports.fingerprint} || ' ' || ${errorReports.release}` })
    .from(errorReports)
    .orderBy(sql`${errorReports.lastSeenAt} desc`)
    .limit(GROUPS_LEFT);
  await db
    .delete(errorReports)
    .where(notInArray(sql`${errorReports.fingerprint} || ' ' || ${errorReports.release}`, left));
}
