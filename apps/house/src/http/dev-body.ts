import { z } from 'zod';
import type { HttpContext } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';
import { readForm, readJson } from './request-body.ts';

/** A field that a form leaves empty. Forms send text only. */
export const empty = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
export const flag = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean(),
);
export const whole = z.coerce.number().int();

export const isForm = (c: HttpContext): boolean =>
  c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false;

/** The body of a call of the development API, JSON or a form. Errors: Refusal with the fields named. */
export async function bodyOf<T extends z.ZodType>(c: HttpContext, schema: T): Promise<z.infer<T>> {
  const value: unknown = isForm(c) ? await readForm(c) : await readJson(c);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.map((issue) => ({
    key: 'error.request.invalid',
    field: issue.path.join('.'),
  }));
  throw new Refusal('invalid', { details });
}

/** The end of a call: who came from the development page goes back to it. */
export function answerDone(c: HttpContext, more: object = {}): Response {
  return isForm(c) ? c.redirect('/dev', 303) : c.json({ ok: true, ...more });
}
