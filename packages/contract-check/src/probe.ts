import type { z } from 'zod';
import type { Facts } from './facts.ts';

/** A call of the contract, as `@touchline/contract/http` describes it. */
export interface Call {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  readonly path: string;
  readonly operationId: string;
  readonly responses: {
    readonly 200?: {
      readonly content: {
        readonly 'application/json'?: { readonly schema: z.ZodType };
        readonly 'text/csv'?: { readonly schema: z.ZodType };
      };
    };
    readonly 204?: object;
  };
  readonly 'x-touchline'?: 'extension';
}

/** What a call answers with success. */
type BodyOf<C extends Call> = C['responses'] extends {
  200: { content: { 'application/json': { schema: infer S extends z.ZodType } } };
}
  ? z.infer<S>
  : undefined;

/** What is sent: values of the path's braces, of the query, and the JSON body. */
export interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
}

/** Names what a probe needs and this backend did not show. */
export class Missing {
  readonly what: string;
  constructor(what: string) {
    this.what = what;
  }
}

interface Terms<C extends Call> {
  readonly by?: 'visitor' | 'player';
  /** What sets this probe apart from others of its call. */
  readonly title?: string;
  /** Statuses of the refusal that is due; without them success is. */
  readonly refuses?: readonly number[];
  /** Statuses of a refusal that is as good as success. */
  readonly mayRefuse?: readonly number[];
  /** Whether something is different afterwards; such calls are left out of a run that only reads. */
  readonly changes?: boolean;
  readonly input?: (facts: Facts) => Input | Missing;
  /** Keeps what later probes need. */
  readonly learn?: (body: BodyOf<C>, facts: Facts) => void;
  /** A promise of the contract beyond the shape: what is wrong with the answer, or null. */
  readonly promise?: (body: BodyOf<C>, facts: Facts) => string | null;
}

/** One request to a backend, and what has to come back. */
export interface Probe {
  readonly api: 'platform' | 'book';
  readonly call: Call;
  readonly by: 'visitor' | 'player';
  readonly title: string;
  readonly refuses: readonly number[] | null;
  readonly mayRefuse: readonly number[];
  readonly changes: boolean;
  readonly input: (facts: Facts) => Input | Missing;
  readonly learn: (body: unknown, facts: Facts) => void;
  readonly promise: (body: unknown, facts: Facts) => string | null;
}

const probe = <C extends Call>(api: Probe['api'], call: C, terms: Terms<C>): Probe => ({
  api,
  call,
  by: terms.by ?? 'visitor',
  title: terms.title ?? '',
  refuses: terms.refuses ?? null,
  mayRefuse: terms.mayRefuse ?? [],
  changes: terms.changes ?? false,
  input: terms.input ?? (() => ({})),
  // The runner hands over bodies that the call's schema has read.
  learn: (body, facts) => terms.learn?.(body as BodyOf<C>, facts),
  promise: (body, facts) => terms.promise?.(body as BodyOf<C>, facts) ?? null,
});

/** A probe of the Sportsbook API. */
export const book = <C extends Call>(call: C, terms: Terms<C> = {}): Probe => probe('book', call, terms);

/** A probe of the Platform API. */
export const platform = <C extends Call>(call: C, terms: Terms<C> = {}): Probe =>
  probe('platform', call, terms);

/** Input made of one fact, or the name of what is missing. */
export const given =
  <K extends keyof Facts>(
    key: K,
    what: string,
    input: (value: NonNullable<Facts[K]>, facts: Facts) => Input,
  ) =>
  (facts: Facts): Input | Missing => {
    const value = facts[key];
    return value === undefined || value === null ? new Missing(what) : input(value, facts);
  };
