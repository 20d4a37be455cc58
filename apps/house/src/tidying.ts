import type { OpenDatabase } from '#db/database.ts';
import { forgetChatMessages } from './commands/send-chat-message.ts';
import { forgetErrorReports } from './commands/take-error-report.ts';
import type { House } from './house.ts';
import { forgetBreaks } from './limits/forget-breaks.ts';
import { forgetMails } from './mail/mails.ts';
import { forgetLoginCodes } from './players/login-codes.ts';
import { forgetCodes } from './players/one-time-codes.ts';
import { forgetPhoneCodes } from './players/phone-codes.ts';
import { forgetExpiredSessions } from './players/sessions.ts';
import { forgetSignIns } from './players/sign-in-limit.ts';
import { forgetTexts } from './texts/texts.ts';

const TIDY_MS = 10 * 60_000;

/** Deletes from time to time what nobody needs any more. Returns what ends it. */
export function startTidying({ tidy, db }: OpenDatabase, { playerClock, report }: House): () => void {
  const tidyUp = async () => {
    await forgetExpiredSessions(db, playerClock.now());
    await forgetSignIns(db, playerClock.now());
    await forgetCodes(db, playerClock.now());
    await forgetMails(db, playerClock.now());
    await forgetPhoneCodes(db, playerClock.now());
    await forgetLoginCodes(db, playerClock.now());
    await forgetTexts(db, playerClock.now());
    await forgetErrorReports(db, playerClock.now());
    await forgetBreaks(db, playerClock.now());
    await forgetChatMessages(db, playerClock.now());
    await tidy();
  };
  const tidying = setInterval(() => tidyUp().catch((error: unknown) => report('tidying', error)), TIDY_MS);
  return () => clearInterval(tidying);
}
