import { z } from 'zod';

const Campaigns = z.object({
  campaigns: z.array(
    z.object({
      id: z.string(),
      family: z.string(),
      state: z.string(),
      isInFile: z.boolean(),
      issued: z.number(),
      maxIssued: z.number().nullable(),
      given: z.string(),
      budget: z.string().nullable(),
      currency: z.string(),
    }),
  ),
});
type Listed = z.infer<typeof Campaigns>['campaigns'][number];

const of = (most: number | string | null) => (most === null ? '' : ` of ${most}`);

const campaignText = (one: Listed) =>
  [
    one.id,
    one.state,
    one.family,
    `issued ${one.issued}${of(one.maxIssued)}`,
    `given ${one.given}${of(one.budget)} ${one.currency}`,
    ...(one.isInFile ? [] : ['not in the file']),
  ].join('  ');

/** Writes the campaigns of an answer for a person. Errors: ZodError if the answer has another form. */
export const campaignsText = (body: unknown): string =>
  Campaigns.parse(body).campaigns.map(campaignText).join('\n') || 'There are no campaigns.';
