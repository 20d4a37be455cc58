import { type Messages, messageOf } from '#data/messages.ts';

/** Name of a group of markets; a group that another backend invented shows its key as words. */
export const groupName = (messages: Messages, key: string): string =>
  messageOf(messages, `book.group.${key}`) ?? key.replaceAll('_', ' ');
