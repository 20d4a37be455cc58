import { type Messages, messageOf } from '#data/messages.ts';

/** Minutes with which the halves of football begin. The feed tells of the beginning of one as it does of the end. */
const FIRST_MINUTES: ReadonlySet<number> = new Set([1, 46, 91, 106]);

/** What happened, in words; undefined where no catalog names it. */
export function incidentName(
  messages: Messages,
  sportKey: string,
  { type, minute }: { readonly type: string; readonly minute: number },
): string | undefined {
  const isStart = type === 'period' && sportKey === 'football' && FIRST_MINUTES.has(minute);
  return messageOf(messages, `book.incidentType.${isStart ? 'period_start' : type}`);
}
