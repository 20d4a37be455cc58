import { BREAKS, type BreakType, CHAT_TEXT_MAX, PAYOUT_DECLINES } from '@touchline/contract/constants';
import { z } from 'zod';
import { FEATURES } from '../feature-names.ts';
import { GAMES } from '../games/game-bet.ts';
import { BALLS, DRAWN } from '../games/lottery/draw.ts';
import { StatusId } from '../players/statuses.ts';
import { COMMANDS, type OperatorCommand } from './roles.ts';

/** A reason shorter than this says nothing to who reads the log. */
export const REASON_LENGTH = 5;

const LegResult = z.enum(['won', 'lost', 'void', 'half_won', 'half_lost']);
const name = z.string().trim().min(1).max(200);
/** Index of a race or a draw, and a number on a cloth or a ball. */
const event = z.int().nonnegative();
const number = z.int().positive();
/** How many of the outcomes won. */
export const winnersOf = (results: Readonly<Record<string, string>>) =>
  Object.values(results).filter((result) => result === 'won').length;
const lengthOf = (type: BreakType) => z.int().min(BREAKS[type].min).max(BREAKS[type].max);
const nothing = z.strictObject({});
const onTarget = z.strictObject({ target: name });

/** What each command takes. Amounts as they are written, in main units: `12.50`. */
export const ARGUMENTS = {
  suspend: onTarget,
  lift: onTarget,
  void: onTarget,
  resettle: z
    .strictObject({
      target: name,
      results: z.record(z.string().min(1), LegResult).refine((results) => Object.keys(results).length > 0),
      places: number.optional(),
    })
    .refine(({ results, places }) => places === undefined || places < winnersOf(results), {
      path: ['places'],
    }),
  'void-game': z.strictObject({ game: z.enum(GAMES), event }),
  'resettle-game': z.discriminatedUnion('game', [
    z.strictObject({
      game: z.literal('horse_racing'),
      event,
      finish: z.array(z.array(number).min(1)).min(1),
      non_runners: z.array(number).default([]),
    }),
    z.strictObject({
      game: z.literal('lotteries'),
      event,
      numbers: z
        .array(number.max(BALLS))
        .length(DRAWN)
        .refine((numbers) => new Set(numbers).size === DRAWN),
    }),
  ]),
  'decide-vip-bet': z.discriminatedUnion('decision', [
    z.strictObject({ bet: name, decision: z.enum(['accept', 'refuse']) }),
    z.strictObject({ bet: name, decision: z.literal('offer'), stake: name }),
  ]),
  'limit-player': z.discriminatedUnion('limit', [
    z.strictObject({ player: name, limit: z.literal('max-stake'), stake: name, currency: name.optional() }),
    z.strictObject({ player: name, limit: z.enum(['stop', 'clear']) }),
  ]),
  'set-status': z.strictObject({ player: name, status: StatusId, on: z.boolean() }),
  'decide-payout': z.discriminatedUnion('decision', [
    z.strictObject({ payout: name, decision: z.enum(['approve', 'paid']) }),
    z.strictObject({ payout: name, decision: z.literal('decline'), because: z.enum(PAYOUT_DECLINES) }),
  ]),
  'begin-break': z.discriminatedUnion('type', [
    z.strictObject({ player: name, type: z.literal('cooling_off'), length: lengthOf('cooling_off') }),
    z.strictObject({ player: name, type: z.literal('self_exclusion'), length: lengthOf('self_exclusion') }),
  ]),
  'pay-out': z.strictObject({ player: name, currency: name.optional() }),
  'answer-chat': z.strictObject({ player: name, text: z.string().trim().min(1).max(CHAT_TEXT_MAX) }),
  'pause-betting': nothing,
  'resume-betting': nothing,
  feature: z.strictObject({ feature: z.enum(FEATURES), on: z.boolean() }),
} satisfies Record<OperatorCommand, z.ZodType>;

export type ArgumentsOf<C extends OperatorCommand> = z.infer<(typeof ARGUMENTS)[C]>;

/** A command, and why it is given. What it takes is checked by its own schema; who gives it his secret says. */
export const Order = z.strictObject({
  command: z.enum(COMMANDS),
  arguments: z.record(z.string(), z.unknown()).default({}),
  reason: z.string().trim().min(REASON_LENGTH).max(500),
});
export type Order = z.infer<typeof Order>;

/** The arguments as the log, which nothing is erased from, keeps them: a text to a player by its length alone. */
export const loggedArguments = ({ command, arguments: given }: Order): Readonly<Record<string, unknown>> =>
  command === 'answer-chat' && typeof given.text === 'string'
    ? { ...given, text: `${given.text.length} characters` }
    : given;
