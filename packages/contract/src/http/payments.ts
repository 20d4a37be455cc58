import { z } from 'zod';
import { PAGE_LIMIT } from '../constants/index.ts';
import { MOVEMENT_GROUPS, type MovementGroup } from '../constants/payments.ts';
import { CurrencyCode, EpochMs, Id, MinorUnits, pageOf } from '../model/ids.ts';
import { Deposit, Movement, NewDeposit, NewPayout, Payment, PaymentWay, Payout } from '../model/payment.ts';
import { answers, body, extension, FAULT, QueryInt, refusals } from './route.ts';

const params = z.object({ id: Id });
const part = { page: QueryInt.optional(), limit: QueryInt.max(PAGE_LIMIT).optional() };

export const getPaymentWays = {
  method: 'get',
  path: '/player/payments/ways',
  operationId: 'getPaymentWays',
  description: 'One for each currency in which the player has an account; none while payments are off',
  ...extension(
    'Limits and saved cards are known before the form, and no call of the specification has them.',
  ),
  responses: answers(z.object({ data: z.array(PaymentWay) }).meta({ id: 'PaymentWays' }), [401]),
} as const;

export const getPayments = {
  method: 'get',
  path: '/player/payments',
  operationId: 'getPayments',
  description: 'Newest first',
  ...extension('A player sees what became of his deposits and payout requests.'),
  request: { query: z.object({ kind: z.enum(['deposit', 'payout']).optional(), ...part }) },
  responses: answers(pageOf(Payment).meta({ id: 'Payments' }), [401]),
} as const;

export const getPayment = {
  method: 'get',
  path: '/player/payments/{id}',
  operationId: 'getPayment',
  ...extension('After a return from the provider, or a lost answer, a page asks what became of a payment.'),
  request: { params },
  responses: answers(Payment, [401]),
} as const;

export const postDeposit = {
  method: 'post',
  path: '/player/deposits',
  operationId: 'postDeposit',
  ...extension('The specification shows the quick deposit and not its call.'),
  request: { body: body(NewDeposit) },
  responses: answers(Deposit, [401, 409, 429, 503]),
} as const;

export const postDepositConfirm = {
  method: 'post',
  path: '/player/deposits/{id}/confirm',
  operationId: 'postDepositConfirm',
  description: 'Sends the code of the second factor; a wrong one is refused with 422 while tries are left',
  ...extension('A card may ask for a second factor.'),
  request: {
    params,
    body: body(z.object({ code: z.string().max(16) }).meta({ id: 'DepositCode' })),
  },
  responses: answers(Deposit, [401, 409, 429, 503]),
} as const;

export const postPaymentWidget = {
  method: 'post',
  path: '/player/payment_widget',
  operationId: 'postPaymentWidget',
  description: 'A token for the payment widget: in the header authorization it opens the calls of deposits',
  ...extension('The payment widget runs in a frame that sends no cookies.'),
  responses: answers(
    z.object({ token: z.string(), expires_at: EpochMs }).meta({ id: 'PaymentWidgetToken' }),
    [401, 422],
  ),
} as const;

export const postPayout = {
  method: 'post',
  path: '/player/payouts',
  operationId: 'postPayout',
  description: 'Locks the amount until an operator decides. Code 165 asks for the password again',
  ...extension('The specification names payout requests and their statuses, and no call that makes one.'),
  request: { body: body(NewPayout) },
  responses: answers(Payout, [401, 409, 429]),
} as const;

export const deletePayout = {
  method: 'delete',
  path: '/player/payouts/{id}',
  operationId: 'deletePayout',
  description:
    'Takes a request back that is not decided, if the operator allows it; the amount is available again',
  ...extension('A player may change his mind before an operator decides.'),
  request: { params },
  responses: answers(Payout, [401, 409]),
} as const;

const movementFilter = {
  group: z
    .enum(Object.keys(MOVEMENT_GROUPS) as [MovementGroup, ...MovementGroup[]]) // its keys are
    .optional()
    .meta({ description: 'Kinds of movement that belong together' }),
  currency: CurrencyCode.optional(),
  from: QueryInt.optional().meta({ description: 'First moment; twelve months ago at the earliest' }),
  to: QueryInt.optional().meta({ description: 'Moment before which they were' }),
};

export const getMovements = {
  method: 'get',
  path: '/player/movements',
  operationId: 'getMovements',
  description: 'Movements of the last twelve months, newest first',
  ...extension('A player reads where his money came from and went to.'),
  request: { query: z.object({ ...movementFilter, ...part }) },
  responses: answers(
    pageOf(Movement)
      .extend({
        net_deposits: z.array(z.object({ currency: z.string(), amount: MinorUnits })).meta({
          description: 'Deposits less paid payouts of the period, whatever the other filters; below zero too',
        }),
        period: z.object({ from: EpochMs, to: EpochMs }),
      })
      .meta({ id: 'Movements' }),
    [401, 422],
  ),
} as const;

export const getMovementsCsv = {
  method: 'get',
  path: '/player/movements.csv',
  operationId: 'getMovementsCsv',
  description:
    'The same as lines of RFC 4180: times are ISO 8601 and amounts in main units; a text that a spreadsheet would compute begins with an apostrophe',
  ...extension('A player takes the statement of his money along.'),
  request: { query: z.object(movementFilter) },
  responses: {
    200: { description: 'Success', content: { 'text/csv': { schema: z.string() } } },
    ...refusals([401, 422]),
    default: FAULT,
  },
} as const;
