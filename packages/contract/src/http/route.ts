import { z } from 'zod';
import { ErrorBody } from '../model/error.ts';

const json = <T extends z.ZodType>(schema: T) => ({ 'application/json': { schema } });

/** Why a request is refused, by the status that says so. The body is that of every error. */
export const REFUSALS = {
  400: 'The path, the query or the body cannot be read',
  401: 'Nobody is signed in, or e-mail address and password are none of a player',
  403: 'The call is not made by the product on purpose, or is not for this caller',
  404: 'There is no such thing',
  406: 'Another version is asked for',
  409: 'It stands against what is there already',
  413: 'The body is too large',
  422: 'A field or a listed value is not what it has to be, or the rules refuse what is asked for',
  429: 'Too many tries; `retry-after` says when to try again',
  503: 'Out of service for now',
} as const;
type RefusalStatus = keyof typeof REFUSALS;

interface FormOfCall {
  readonly method: string;
  readonly request?: { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };
}

interface RefusalAnswer {
  readonly description: string;
  readonly content: { readonly 'application/json': { readonly schema: typeof ErrorBody } };
}

/** The answers of a call that is refused with these statuses. */
export const refusals = <S extends RefusalStatus>(
  statuses: readonly S[],
): Readonly<Record<S, RefusalAnswer>> => {
  const answers: Partial<Record<S, RefusalAnswer>> = {};
  for (const status of statuses)
    answers[status] = { description: REFUSALS[status], content: json(ErrorBody) };
  return answers as Readonly<Record<S, RefusalAnswer>>; // each status has its own now
};

/** What the form of a call says of how it may be refused, whatever it is about. */
export function refusalsOfForm({ method, request = {} }: FormOfCall): RefusalStatus[] {
  const isRead = request.params !== undefined || request.query !== undefined || request.body !== undefined;
  return [
    ...(isRead ? ([400] as const) : []),
    ...(method === 'get' ? [] : ([403, 413] as const)),
    ...(request.params === undefined ? [] : ([404] as const)),
    ...(request.body === undefined ? [] : ([422] as const)),
  ];
}

/** What may come in place of any answer: the call is not to blame for it. */
export const FAULT = {
  description: 'A fault of the backend, or it starts or ends',
  content: json(ErrorBody),
};

/**
 * A success answer with its body, and the statuses with which this call is refused beside those of every call of its form
 * (`refusalsOfForm`).
 */
export const answers = <T extends z.ZodType, S extends RefusalStatus = never>(
  schema: T,
  refusedWith: readonly S[] = [],
) => ({
  200: { description: 'Success', content: json(schema) },
  ...refusals(refusedWith),
  default: FAULT,
});

/** The same without a body. */
export const answersEmpty = <S extends RefusalStatus = never>(refusedWith: readonly S[] = []) => ({
  204: { description: 'Done' },
  ...refusals(refusedWith),
  default: FAULT,
});

/** A JSON body that may be absent: nothing of it is required. */
export const optionalBody = <T extends z.ZodType>(schema: T) =>
  ({ required: false, content: json(schema) }) as const;

/** A required JSON body. */
export const body = <T extends z.ZodType>(schema: T) => ({ required: true, content: json(schema) }) as const;

/** Marks a call that the specification does not show, with the reason that it exists. */
export const extension = (reason: string) =>
  ({ 'x-touchline': 'extension', 'x-touchline-reason': reason }) as const;

/**
 * Values in a query, separated by commas. Spaces beside the commas do not matter; a value that is none of these is refused
 * with 422.
 */
export function queryList(values: readonly (string | number)[], description: string) {
  const known = new Set(values.map(String));
  const one = values.map(String).join('|');
  const isKnown = (part: string) => part === '' || known.has(part);
  return z
    .string()
    .refine((text) => text.split(',').every((part) => isKnown(part.trim())))
    .meta({ pattern: `^(?:(?:${one})(?:,(?:${one}))*)?$`, description });
}

/** Whole number in a query. */
export const QueryInt = z.coerce.number().int().min(0);
/** Flag in a query. */
export const QueryFlag = z.enum(['true', 'false', '1', '0']);
