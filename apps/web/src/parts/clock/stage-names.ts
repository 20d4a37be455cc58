import type { KeyTaking, Messages, PlainKey } from '#data/messages.ts';
import { isBreak, type Stage, type StageKind, stageOf } from './stage.ts';

/** Stages with a name of their own, in which nothing is numbered. */
const NAMED = [
  0, 6, 7, 20, 31, 32, 33, 34, 40, 41, 42, 50, 60, 61, 70, 80, 81, 90, 91, 92, 100, 110, 111, 120,
] as const;
type NamedCode = (typeof NAMED)[number];
const isNamed = (code: number): code is NamedCode => (NAMED as readonly number[]).includes(code);

/** Key of the word for one of its kind: `3rd quarter`. */
function numberedKey(kind: StageKind): KeyTaking<'n'> | undefined {
  return kind === 'half' || kind === 'overtime' || kind === 'penalties' ? undefined : `book.stage.${kind}`;
}

/** The same in little room, before a time or alone: `Q3`, `Set 3`. */
const shortKey = (kind: StageKind): KeyTaking<'n'> | undefined =>
  kind === 'half' ? undefined : `book.stageShort.${kind}`;

/** Sports in which play goes on in overtime, where others play extra time. */
const OVERTIME: ReadonlySet<string> = new Set(['basketball', 'ice_hockey', 'american_football']);
const OVERTIME_CODE = 40;
const PENALTIES_CODE = 50;

function fixedName(code: number, sportKey: string | undefined): PlainKey | undefined {
  if (code === OVERTIME_CODE && sportKey !== undefined && OVERTIME.has(sportKey))
    return 'book.stage.overtime';
  if (code === PENALTIES_CODE && sportKey === 'ice_hockey') return 'book.stage.shootout';
  if (isNamed(code)) return `book.stage.${code}`;
  return isBreak(code) ? 'book.stage.break' : undefined;
}

/** Cricket has innings of twenty overs, baseball halves of innings. */
const inningKey = ({ part }: Stage): KeyTaking<'n'> =>
  part === undefined ? 'book.stage.innings' : `book.stage.inning.${part}`;

/** Name of a stage: `2nd half`, `3rd quarter`. Empty where it has none. */
export function stageName(messages: Messages, code: number, sportKey?: string): string {
  const fixed = fixedName(code, sportKey);
  if (fixed !== undefined) return messages(fixed);
  const stage = stageOf(code, sportKey);
  const key = stage && (stage.kind === 'inning' ? inningKey(stage) : numberedKey(stage.kind));
  return stage && key ? messages(key, { n: stage.number }) : '';
}

/** A stage in little room: `HT`, `Q3`, `Set 3`; else its name. */
export function stageShort(messages: Messages, code: number, sportKey?: string): string {
  if (code === 31) return messages('book.stageShort.31');
  const stage = stageOf(code, sportKey);
  if (stage?.part !== undefined) return messages(`book.stageShort.inning.${stage.part}`, { n: stage.number });
  const key = stage && shortKey(stage.kind);
  if (stage && key) return messages(key, { n: stage.number });
  return stageName(messages, code, sportKey) || messages('book.clock.live');
}

/** What stands before a running time: `Q3`. Empty where the time says enough. */
export function stagePrefix(messages: Messages, code: number, sportKey?: string): string {
  const stage = stageOf(code, sportKey);
  if (stage?.kind === 'map') return messages('book.stagePrefix.map', { n: stage.number });
  const key = stage && shortKey(stage.kind);
  return stage && key ? messages(key, { n: stage.number }) : '';
}
