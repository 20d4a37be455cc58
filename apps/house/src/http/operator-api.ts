import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { House } from '../house.ts';
import { listAudit, verifyAudit } from '../operators/audit-log.ts';
import { Order } from '../operators/order.ts';
import { createApi, type HttpContext } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';
import { unkeptTextAt } from './unkept-text.ts';

const BEARER = /^Bearer (.+)$/i;
const AUDIT_LIMIT = 500;

const AuditQuery = z.object({
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(AUDIT_LIMIT).default(50),
});

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a header names the secret; takes as long for a wrong one, however much of it is right. */
function isSecret(header: string | undefined, secret: string): boolean {
  const [, said = ''] = BEARER.exec(header ?? '') ?? [];
  return timingSafeEqual(digest(said), digest(secret));
}

function wrongAt(fields: readonly string[]): Refusal {
  return new Refusal('invalid', {
    details: fields.map((field) => ({ key: 'error.request.invalid', field })),
  });
}

async function orderOf(c: HttpContext): Promise<Order> {
  const body: unknown = await c.req.json().catch(() => null);
  const { data, error } = Order.safeParse(body);
  if (error) throw wrongAt(error.issues.map(({ path }) => path.join('.')));
  const unkept = unkeptTextAt(data);
  if (unkept) throw wrongAt([unkept.join('.')]);
  return data;
}

/** What operators do in a running house. It is there for those alone who know the secret, and for no browser. */
export function operatorApi(house: House, secret: string) {
  const api = createApi();
  api.use(async (c, next) => {
    // A page, even one of ours, has no business here.
    if (c.req.header('origin') !== undefined) throw new Refusal('forbidden');
    if (!isSecret(c.req.header('authorization'), secret)) throw new Refusal('unauthorized');
    await next();
    c.header('cache-control', 'no-store');
  });

  api.post('/commands', async (c) => {
    const answer = await house.operators.take(await orderOf(c));
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

  api.get('/audit/verify', async (c) => c.json(await verifyAudit(house.db)));
  return api;
}
