import { ErrorBody } from '@touchline/contract';
import type { z } from 'zod';
import type { Answer } from './caller.ts';
import type { Facts } from './facts.ts';
import type { Probe } from './probe.ts';

/**
 * What an answer is worth.
 * Shape: `absent` is an extension that this backend does not have, which clients live with.
 */
export interface Judgement {
  readonly verdict: 'passed' | 'failed' | 'absent';
  readonly problems: readonly string[];
}

const PASSED: Judgement = { verdict: 'passed', problems: [] };
const failed = (...problems: string[]): Judgement => ({ verdict: 'failed', problems });

/** Statuses by which a backend says that it does not know a call. */
const UNKNOWN_CALL = [404, 405, 501];

/** Faults of one shape that are named before the rest are counted. */
const SHOWN = 5;

/** What is wrong with a body, each with its place; empty where its schema reads it. */
export function faultsOf(schema: z.ZodType, body: unknown): string[] {
  const read = schema.safeParse(body);
  if (read.success) return [];
  const all = read.error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`);
  return all.length <= SHOWN ? all : [...all.slice(0, SHOWN), `and ${all.length - SHOWN} more`];
}

/** Judges an answer by its call: status, form, shape, and what the probe promises beyond them. */
export function judge(probe: Probe, answer: Answer, facts: Facts): Judgement {
  if (answer.fault !== null) return failed(answer.fault);
  if (probe.by === 'player' && /\bpublic\b/.test(answer.cacheControl))
    return failed(`an answer for one player may not be "${answer.cacheControl}"`);
  if (probe.refuses !== null) return judgeRefusal(probe.refuses, answer);
  if (probe.mayRefuse.includes(answer.status)) return judgeRefusal(probe.mayRefuse, answer);
  const isExtension = probe.call['x-touchline'] === 'extension';
  if (isExtension && UNKNOWN_CALL.includes(answer.status)) return { verdict: 'absent', problems: [] };
  return judgeSuccess(probe, answer, facts);
}

function judgeRefusal(due: readonly number[], answer: Answer): Judgement {
  if (!due.includes(answer.status)) return failed(`answered ${answer.status}, due is ${due.join(' or ')}`);
  if (!answer.isJson) return failed('a refusal has to be JSON');
  const faults = faultsOf(ErrorBody, answer.body);
  return faults.length > 0 ? failed(...faults) : PASSED;
}

function judgeSuccess({ call, promise }: Probe, answer: Answer, facts: Facts): Judgement {
  const due = call.responses[200] ? 200 : 204;
  if (answer.status !== due) return failed(`answered ${answer.status}, due is ${due}${saidBy(answer)}`);
  const schema = call.responses[200]?.content['application/json']?.schema;
  if (schema) {
    if (!answer.isJson) return failed('the answer has to be JSON');
    const faults = faultsOf(schema, answer.body);
    if (faults.length > 0) return failed(...faults);
  }
  const broken = promise(answer.body, facts);
  return broken === null ? PASSED : failed(broken);
}

/** What a refusal that was not due says of itself. */
function saidBy({ body }: Answer): string {
  const read = ErrorBody.safeParse(body);
  return read.success ? `: ${read.data.data.localized_message}` : '';
}
