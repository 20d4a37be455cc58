import { z } from 'zod';

const Groups = z.object({
  errors: z.array(
    z.object({
      fingerprint: z.string(),
      release: z.string(),
      source: z.string(),
      name: z.string(),
      message: z.string(),
      count: z.number(),
      firstSeenAt: z.number(),
      lastSeenAt: z.number(),
      stack: z.array(z.string()),
      route: z.string(),
      browser: z.string().nullable(),
      locale: z.string(),
    }),
  ),
});
type Group = z.infer<typeof Groups>['errors'][number];

const groupText = (one: Group) =>
  [
    `${one.count}×  ${one.name}: ${one.message}`,
    `    release ${one.release}; first ${new Date(one.firstSeenAt).toISOString()}, last ${new Date(one.lastSeenAt).toISOString()}; group ${one.fingerprint}`,
    `    newest: ${[one.source, one.browser, one.locale, one.route].filter(Boolean).join(', ')}`,
    ...one.stack.map((frame) => `      ${frame}`),
  ].join('\n');

/** Writes the groups of an answer for a person. Errors: ZodError if the answer has another form. */
export const errorGroupsText = (body: unknown): string =>
  Groups.parse(body).errors.map(groupText).join('\n') || 'No error was reported.';
