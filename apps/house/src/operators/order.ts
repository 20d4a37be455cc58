import { z } from 'zod';
import { FEATURES } from '../options.ts';
import { COMMANDS, type OperatorCommand, ROLES } from './roles.ts';

/** A reason shorter than this says nothing to who reads the log. */
export const REASON_LENGTH = 5;

const LegResult = z.enum(['won', 'lost', 'void', 'half_won', 'half_lost']);
const name = z.string().trim().min(1).max(200);
const nothing = z.strictObject({});
const onTarget = z.strictObject({ target: name });

/** What each command takes. Amounts as they are written, in main units: `12.50`. */
export const ARGUMENTS = {
  suspend: onTarget,
  lift: onTarget,
  void: onTarget,
  resettle: z.strictObject({
    target: name,
    results: z.record(z.string().min(1), LegResult).refine((results) => Object.keys(results).length > 0),
  }),
  'decide-vip-bet': z.discriminatedUnion('decision', [
    z.strictObject({ bet: name, decision: z.enum(['accept', 'refuse']) }),
    z.strictObject({ bet: name, decision: z.literal('offer'), stake: name }),
  ]),
  'limit-player': z.discriminatedUnion('limit', [
    z.strictObject({ player: name, limit: z.literal('max-stake'), stake: name, currency: name.optional() }),
    z.strictObject({ player: name, limit: z.enum(['stop', 'clear']) }),
  ]),
  'pause-betting': nothing,
  'resume-betting': nothing,
  feature: z.strictObject({ feature: z.enum(FEATURES), on: z.boolean() }),
} satisfies Record<OperatorCommand, z.ZodType>;

export type ArgumentsOf<C extends OperatorCommand> = z.infer<(typeof ARGUMENTS)[C]>;

/** Who gives a command, and why. What it takes is checked by its own schema. */
export const Order = z.strictObject({
  command: z.enum(COMMANDS),
  arguments: z.record(z.string(), z.unknown()).default({}),
  operator: z.string().trim().min(1).max(80),
  role: z.enum(ROLES),
  reason: z.string().trim().min(REASON_LENGTH).max(500),
});
export type Order = z.infer<typeof Order>;
