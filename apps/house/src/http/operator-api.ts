import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { House } from '../house.ts';
import { listAudit, verifyAudit } from '../operators/audit-log.ts';
import {
  type Operator,
  type OperatorSource,
  operatorOf,
  readOperators,
} from '../operators/known-operators.ts';
import { Order } from '../operators/order.ts';
import { MAY } from '../operators/roles.ts';
import { findErrorReports } from '../queries/error-reports.ts';
import { findWaitingPayouts } from '../queries/payments.ts';
import { findWaitingChats } from '../queries/support-chat.ts';
import type { HttpEnv } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';
import { unkeptTextAt } from './unkept-text.ts';

interface OperatorEnv extends HttpEnv {
  Variables: HttpEnv['Variables'] & { operator: Operator };
}

const BEARER = /^Bearer (.+)$/i;
const AUDIT_LIMIT = 500;
const PAYOUTS_LIMIT = 500;
const ERRORS_LIMIT = 500;
const CHATS_LIMIT = 500;

const AuditQuery = z.object({
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(AUDIT_LIMIT).default(50),
});

const PayoutsQuery = z.object({ limit: z.coerce.number().int().min(1).max(PAYOUTS_LIMIT).default(50) });

const ChatsQuery = z.object({ limit: z.coerce.number().int().min(1).max(CHATS_LIMIT).default(50) });

const ErrorsQuery = z.object({ limit: z.coerce.number().int().min(1).max(ERRORS_LIMIT).default(50) });

/** Whose secret a header names. */
async function callerOf(house: House, source: OperatorSource, header: string | undefined): Promise<Operator> {
  const known = await readOperators(source).catch((error: unknown) => {
    // Whoever was taken out of the file stays out, also where the rest of it cannot be read.
    house.report('who operators are', error);
    throw new Refusal('unavailable');
  });
  const [, said = ''] = BEARER.exec(header ?? '') ?? [];
  const operator = operatorOf(known, said);
  if (!operator) throw new Refusal('unauthorized');
  return operator;
}

function wrongAt(fields: readonly string[]): Refusal {
  return new Refusal('invalid', {
    details: fields.map((field) => ({ key: 'error.request.invalid', field })),
  });
}

const fieldsOf = (issue: z.core.$ZodIssue): readonly string[] =>
  issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')];

async function orderOf(c: Context<OperatorEnv>): Promise<Order> {
  const body: unknown = await c.req.json().catch(() => null);
  const { data, error } = Order.safeParse(body);
  if (error) throw wrongAt(error.issues.flatMap(fieldsOf));
  const unkept = unkeptTextAt(data);
  if (unkept) throw wrongAt([unkept.join('.')]);
  return data;
}

/** What operators do in a running house. It is there for those alone who have a secret of it, and for no browser. */
export function operatorApi(house: House, source: OperatorSource) {
  const api = new Hono<OperatorEnv>();
  api.use(async (c, next) => {
    // A page, even one of ours, has no business here.
    if (c.req.header('origin') !== undefined) throw new Refusal('forbidden');
    c.set('operator', await callerOf(house, source, c.req.header('authorization')));
    await next();
    c.header('cache-control', 'no-store');
  });

  api.post('/commands', async (c) => {
    const answer = await house.operators.take(c.var.operator, await orderOf(c));
    switch (answer.kind) {
      case 'forbidden':
        throw new Refusal('forbidden');
      case 'wrong':
        throw wrongAt(answer.places);
      case 'refused':
        return c.json({ outcome: 'refused', why: answer.why }, 409);
      case 'done':
        return c.json({ outcome: 'done', result: answer.result });
    }
  });

  api.get('/audit', async (c) => {
    const { data, error } = AuditQuery.safeParse(c.req.query());
    if (error) throw wrongAt(error.issues.map(({ path }) => path.join('.')));
    const rows = await listAudit(house.db, { before: data.before ?? null, limit: data.limit });
    return c.json({ rows });
  });

  api.get('/payouts', async (c) => {
    if (!MAY['decide-payout'].includes(c.var.operator.role)) throw new Refusal('forbidden');
    const { data, error } = PayoutsQuery.safeParse(c.req.query());
    if (error) throw wrongAt(error.issues.map(({ path }) => path.join('.')));
    return c.json({ payouts: await findWaitingPayouts(house, data.limit) });
  });

  api.get('/chats', async (c) => {
    if (!MAY['answer-chat'].includes(c.var.operator.role)) throw new Refusal('forbidden');
    const { data, error } = ChatsQuery.safeParse(c.req.query());
    if (error) throw wrongAt(error.issues.map(({ path }) => path.join('.')));
    return c.json({ chats: await findWaitingChats(house.db, data.limit) });
  });

  api.get('/errors', async (c) => {
    const { data, error } = ErrorsQuery.safeParse(c.req.query());
    if (error) throw wrongAt(error.issues.map(({ path }) => path.join('.')));
    return c.json({ errors: await findErrorReports(house.db, data.limit) });
  });

  api.get('/audit/verify', async (c) => c.json(await verifyAudit(house.db)));
  return api;
}
