import { type SystemType, systemFolds } from '@touchline/betting';
import { type Messages, messageOf } from '#data/messages.ts';

/** What a system is called: a full cover by its name, any other by what it takes of how many. */
export function systemName(type: SystemType, t: Messages): string {
  const named =
    type.folds && messageOf(t, `slip.cover.${type.id.replaceAll(/[^a-z\d]/gi, '').toLowerCase()}`);
  return named ?? t('slip.system.name', { win: Math.min(...systemFolds(type)), total: type.totalCount });
}

/** What has to be right for a system to pay at all. */
export const systemSentence = (type: SystemType, t: Messages): string =>
  t('slip.system.any', { count: Math.min(...systemFolds(type)) });
