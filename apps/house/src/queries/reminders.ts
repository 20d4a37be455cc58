import { join } from 'node:path';
import type { SystemData } from '@touchline/contract';
import { WELCOMING_TEXT } from '@touchline/contract/constants';
import { z } from 'zod';
import type { HouseOptions } from '../options.ts';
import { operatorFile } from './operator-file.ts';
import { createOperatorTexts } from './operator-texts.ts';

const SECONDS_MAX = 86_400;
const Seconds = z.number().int().min(1).max(SECONDS_MAX);

/** `reminders.json` of the data folder: who is reminded, and when. */
const RemindersFile = z.strictObject({
  deposit_reminder: z
    .strictObject({
      status_group: z.string().regex(/^[a-z0-9_-]{1,40}$/, 'must be the id of a status group'),
      remind_after: Seconds.optional(),
    })
    .nullable()
    .default(null),
  sign_up_reminder_seconds: Seconds.nullable().default(null),
});

/** What clients read about reminders. */
export type Reminders = Pick<
  SystemData['platform_settings'],
  'deposit_reminder' | 'sign_up_reminder_seconds' | 'welcoming_popup'
>;

export function createReminders(options: HouseOptions) {
  const file = operatorFile(join(options.dataDir, 'reminders.json'), RemindersFile, RemindersFile.parse({}));
  const texts = createOperatorTexts(options);
  return {
    async read(locale: string): Promise<Reminders> {
      const [{ deposit_reminder: deposit, sign_up_reminder_seconds: seconds }, text] = await Promise.all([
        file.read(),
        texts.of(WELCOMING_TEXT, locale),
      ]);
      return {
        ...(deposit && { deposit_reminder: deposit }),
        ...(seconds !== null && { sign_up_reminder_seconds: seconds }),
        ...(text && { welcoming_popup: true }),
      };
    },
  };
}
