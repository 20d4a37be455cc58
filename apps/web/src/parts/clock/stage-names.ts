import type { MessageKey, Messages } from '#data/messages.ts';

/** Names of the stages of the feed's vocabulary. */
const NAMES: Readonly<Record<number, MessageKey>> = {
  0: 'book.stage.0',
  6: 'book.stage.6',
  7: 'book.stage.7',
  31: 'book.stage.31',
  40: 'book.stage.40',
  41: 'book.stage.41',
  42: 'book.stage.42',
  50: 'book.stage.50',
  60: 'book.stage.60',
  61: 'book.stage.61',
  70: 'book.stage.70',
  80: 'book.stage.80',
  81: 'book.stage.81',
  90: 'book.stage.90',
  100: 'book.stage.100',
};

/** Short words of stages in which no minute runs. */
const SHORTS: Readonly<Record<number, MessageKey>> = { 31: 'book.stageShort.31' };

/** Name of a stage: `2nd half`. Empty where it has none. */
export function stageName(messages: Messages, stage: number): string {
  const key = NAMES[stage];
  return key === undefined ? '' : messages(key);
}

/** What stands in place of the minute while none runs: `HT`, else the stage's name. */
export function stageShort(messages: Messages, stage: number): string {
  const key = SHORTS[stage];
  return key === undefined ? stageName(messages, stage) || messages('book.clock.live') : messages(key);
}
