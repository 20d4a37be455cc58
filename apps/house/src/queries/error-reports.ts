import { desc } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { errorReports } from '#db/error-reports-schema.ts';

/** Groups of errors of the web app, the one that was seen last first. */
export const findErrorReports = (db: Database, limit: number) =>
  db
    .select()
    .from(errorReports)
    .orderBy(desc(errorReports.lastSeenAt), errorReports.fingerprint)
    .limit(limit);
