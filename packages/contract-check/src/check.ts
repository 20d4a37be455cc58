import { randomBytes } from 'node:crypto';
import { type Answer, type Backend, createCaller } from './caller.ts';
import type { Facts } from './facts.ts';
import { type Judgement, judge } from './judge.ts';
import { type Input, Missing, type Probe } from './probe.ts';
import { PROBES } from './probes/index.ts';

export interface CheckOptions {
  readonly backend: Backend;
  readonly locale?: string;
  /** A player of the backend, who needs money for one small bet. Without one a new player signs up. */
  readonly credentials?: { readonly email: string; readonly password: string };
  /** Sends nothing that changes something: nobody signs up, no bet is placed. */
  readonly isReadOnly?: boolean;
  /** Told of each result as it comes. */
  readonly onResult?: (result: CheckResult) => void;
}

/** How one probe went. `tookMs` 0 and `status` 0 where nothing was sent. */
export interface CheckResult {
  readonly probe: Probe;
  readonly verdict: Judgement['verdict'] | 'skipped';
  readonly status: number;
  readonly tookMs: number;
  readonly problems: readonly string[];
}

const skipped = (probe: Probe, why: string): CheckResult => ({
  probe,
  verdict: 'skipped',
  status: 0,
  tookMs: 0,
  problems: [why],
});

/** Calls a backend as the web app would, in an order in which each answer feeds the next. It never throws on an answer. */
export async function checkBackend(options: CheckOptions): Promise<CheckResult[]> {
  const { backend, locale = 'en', isReadOnly = false } = options;
  const facts: Facts = {
    run: randomBytes(6).toString('hex'),
    locale,
    credentials: options.credentials ?? null,
  };
  const callers = { visitor: createCaller(backend, locale), player: createCaller(backend, locale) };
  const results: CheckResult[] = [];
  for (const probe of PROBES) {
    const result = await checkOne(probe, facts, callers[probe.by], isReadOnly);
    results.push(result);
    options.onResult?.(result);
  }
  return results;
}

async function checkOne(
  probe: Probe,
  facts: Facts,
  call: (probe: Probe, input: Input) => Promise<Answer>,
  isReadOnly: boolean,
): Promise<CheckResult> {
  if (isReadOnly && probe.changes) return skipped(probe, 'this run only reads');
  const input = probe.input(facts);
  if (input instanceof Missing) return skipped(probe, input.what);
  const answer = await call(probe, input);
  const judgement = judge(probe, answer, facts);
  if (judgement.verdict === 'passed' && probe.refuses === null) probe.learn(answer.body, facts);
  return { probe, ...judgement, status: answer.status, tookMs: answer.tookMs };
}
