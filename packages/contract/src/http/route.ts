import { z } from 'zod';
import { ErrorBody } from '../model/error.ts';

const json = <T extends z.ZodType>(schema: T) => ({ 'application/json': { schema } });

/** A success answer with its body. */
export const answers = <T extends z.ZodType>(schema: T, description = 'Success') => ({
  200: { description, content: json(schema) },
  default: { description: 'Error', content: json(ErrorBody) },
});

/** A success answer without a body. */
export const answersEmpty = {
  204: { description: 'Done' },
  default: { description: 'Error', content: json(ErrorBody) },
} as const;

/** A required JSON body. */
export const body = <T extends z.ZodType>(schema: T) => ({ required: true, content: json(schema) }) as const;

/** Marks a call that the specification does not show, with the reason that it exists. */
export const extension = (reason: string) =>
  ({ 'x-touchline': 'extension', 'x-touchline-reason': reason }) as const;

/** Whole number in a query. */
export const QueryInt = z.coerce.number().int().min(0);
/** Flag in a query. */
export const QueryFlag = z.enum(['true', 'false', '1', '0']);
