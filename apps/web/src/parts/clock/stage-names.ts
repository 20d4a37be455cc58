import type { MessageKey, Messages } from '#data/messages.ts';
import { isBreak, type Stage, type StageKind, stageOf } from './stage.ts';

/** Names of the stages in which nothing is numbered. */
const NAMES: Readonly<Record<number, MessageKey>> = {
  0: 'book.stage.0',
  6: 'book.stage.6',
  7: 'book.stage.7',
  20: 'book.stage.20',
  31: 'book.stage.31',
  32: 'book.stage.32',
  33: 'book.stage.33',
  34: 'book.stage.34',
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
  91: 'book.stage.91',
  92: 'book.stage.92',
  100: 'book.stage.100',
  110: 'book.stage.110',
  111: 'book.stage.111',
  120: 'book.stage.120',
};

/** Words for one of its kind: `3rd quarter`. */
const NUMBERED: Readonly<Record<StageKind, MessageKey | null>> = {
  half: null,
  overtime: null,
  penalties: null,
  quarter: 'book.stage.quarter',
  period: 'book.stage.period',
  set: 'book.stage.set',
  map: 'book.stage.map',
  inning: 'book.stage.inning',
};

/** The same in little room, before a time or alone: `Q3`, `Set 3`. */
const NUMBERED_SHORT: Readonly<Record<StageKind, MessageKey | null>> = {
  half: null,
  overtime: 'book.stageShort.overtime',
  penalties: 'book.stageShort.penalties',
  quarter: 'book.stageShort.quarter',
  period: 'book.stageShort.period',
  set: 'book.stageShort.set',
  map: 'book.stageShort.map',
  inning: 'book.stageShort.inning',
};

/** Sports in which play goes on in overtime, where others play extra time. */
const OVERTIME: ReadonlySet<string> = new Set(['basketball', 'ice_hockey', 'american_football']);
const OVERTIME_CODE = 40;
const PENALTIES_CODE = 50;

function fixedName(code: number, sportKey: string | undefined): MessageKey | undefined {
  if (code === OVERTIME_CODE && sportKey !== undefined && OVERTIME.has(sportKey))
    return 'book.stage.overtime';
  if (code === PENALTIES_CODE && sportKey === 'ice_hockey') return 'book.stage.shootout';
  return NAMES[code] ?? (isBreak(code) ? 'book.stage.break' : undefined);
}

/** Cricket has innings of twenty overs, baseball halves of innings. */
const inningKey = ({ part }: Stage): MessageKey =>
  part === undefined ? 'book.stage.innings' : `book.stage.inning.${part}`;

/** Name of a stage: `2nd half`, `3rd quarter`. Empty where it has none. */
export function stageName(messages: Messages, code: number, sportKey?: string): string {
  const fixed = fixedName(code, sportKey);
  if (fixed !== undefined) return messages(fixed);
  const stage = stageOf(code, sportKey);
  const key = stage && (stage.kind === 'inning' ? inningKey(stage) : NUMBERED[stage.kind]);
  return stage && key ? messages(key, { n: stage.number }) : '';
}

/** A stage in little room: `HT`, `Q3`, `Set 3`; else its name. */
export function stageShort(messages: Messages, code: number, sportKey?: string): string {
  if (code === 31) return messages('book.stageShort.31');
  const stage = stageOf(code, sportKey);
  if (stage?.part !== undefined) return messages(`book.stageShort.inning.${stage.part}`, { n: stage.number });
  const key = stage && NUMBERED_SHORT[stage.kind];
  if (stage && key) return messages(key, { n: stage.number });
  return stageName(messages, code, sportKey) || messages('book.clock.live');
}

/** What stands before a running time: `Q3`. Empty where the time says enough. */
export function stagePrefix(messages: Messages, code: number, sportKey?: string): string {
  const stage = stageOf(code, sportKey);
  if (stage?.kind === 'map') return messages('book.stagePrefix.map', { n: stage.number });
  const key = stage && NUMBERED_SHORT[stage.kind];
  return stage && key ? messages(key, { n: stage.number }) : '';
}
