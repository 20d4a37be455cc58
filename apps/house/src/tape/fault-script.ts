import { unitAt } from '#feed/random.ts';
import { Sentence } from '../sentence.ts';

/** What goes wrong with messages on their way. Units: shares from 0 to 1; `delayMs` milliseconds of the tape. */
export interface FaultScript {
  readonly seed: number;
  readonly drop: number;
  readonly repeat: number;
  /** Share of those that change places with the next one. */
  readonly reorder: number;
  /** Share of those that come `delayMs` later. */
  readonly delay: number;
  readonly delayMs: number;
}

export const NO_FAULTS: FaultScript = { seed: 0, drop: 0, repeat: 0, reorder: 0, delay: 0, delayMs: 0 };

const FIELDS: Readonly<Record<string, { readonly field: keyof FaultScript; readonly most: number }>> = {
  seed: { field: 'seed', most: 2 ** 32 - 1 },
  drop: { field: 'drop', most: 1 },
  repeat: { field: 'repeat', most: 1 },
  reorder: { field: 'reorder', most: 1 },
  delay: { field: 'delay', most: 1 },
  delay_ms: { field: 'delayMs', most: 60_000 },
};

/** Reads `seed=11,drop=0.1,delay=0.2,delay_ms=2000`; what is left out is 0. Errors: Sentence with the name of the setting. */
export function readFaultScript(setting: string, text: string): FaultScript {
  const script: { -readonly [Field in keyof FaultScript]: number } = { ...NO_FAULTS };
  for (const part of text.split(',').map((piece) => piece.trim())) {
    const [name = '', value = ''] = part.split('=');
    const rule = FIELDS[name];
    const number = Number(value);
    if (rule === undefined)
      throw new Sentence(`${setting} names "${name}"; it may name ${Object.keys(FIELDS).join(', ')}.`);
    if (value.trim() === '' || !(number >= 0 && number <= rule.most))
      throw new Sentence(`${setting} must give ${name} a number from 0 to ${rule.most}, not "${value}".`);
    script[rule.field] = number;
  }
  return script;
}

const KINDS = ['drop', 'repeat', 'reorder', 'delay'] as const;

/** What becomes of messages by a script: the same script does the same to the same tape. Shape: in order of `at`. */
export function withFaults<T extends { readonly at: number }>(
  messages: readonly T[],
  script: FaultScript,
): T[] {
  const happens = (kind: (typeof KINDS)[number], place: number) =>
    unitAt(script.seed, place * KINDS.length + KINDS.indexOf(kind)) < script[kind];
  const order = [...messages];
  for (const place of messages.keys()) {
    const [one, next] = [order[place], order[place + 1]];
    if (one === undefined || next === undefined || !happens('reorder', place)) continue;
    // Each takes the other's moment.
    order[place] = { ...next, at: one.at };
    order[place + 1] = { ...one, at: next.at };
  }
  return order
    .flatMap((one, place) => {
      if (happens('drop', place)) return [];
      const sent = happens('delay', place) ? { ...one, at: one.at + script.delayMs } : one;
      return happens('repeat', place) ? [sent, sent] : [sent];
    })
    .sort((a, b) => a.at - b.at);
}
