import { z } from 'zod';
import { LinkTarget } from '../layout/blocks/navigation.ts';
import { EpochMs } from './ids.ts';

/** A page-long text of the operator in one language. Shape: `content` in the marks of the block `text`. */
export const OperatorText = z
  .object({
    name: z.string(),
    title: z.string(),
    content: z.string(),
    updated_at: EpochMs.nullable(),
  })
  .meta({ id: 'OperatorText' });
export type OperatorText = z.infer<typeof OperatorText>;

/** Something that the operator points out, in one language. Shape: `valid_from` and `valid_to` are open where null. */
export const Promotion = z
  .object({
    id: z.string(),
    title: z.string(),
    text: z.string(),
    terms: z.string().nullable(),
    valid_from: EpochMs.nullable(),
    valid_to: EpochMs.nullable(),
    target: LinkTarget.nullable(),
    label: z.string().nullable().meta({ description: 'Words of the link to `target`' }),
  })
  .meta({ id: 'Promotion' });
export type Promotion = z.infer<typeof Promotion>;
