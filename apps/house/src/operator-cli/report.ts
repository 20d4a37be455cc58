import { z } from 'zod';
import type { Call } from './command-line.ts';
import { errorGroupsText } from './error-groups.ts';
import { waitingChatsText } from './waiting-chats.ts';

/** What is printed, and the code that the command ends with: 0 done, 1 refused or broken. */
export interface Report {
  readonly text: string;
  readonly code: 0 | 1;
}

/** What a person does with a new secret. */
export const newSecretText = ({ secret, line }: { readonly secret: string; readonly line: string }) =>
  [
    'The secret, for this person alone, as OPERATOR_SECRET of the commands:',
    `  ${secret}`,
    'The line of OPERATORS_FILE by which a house knows it:',
    `  ${line}`,
  ].join('\n');

const Row = z.object({
  id: z.number(),
  at: z.number(),
  operator: z.string(),
  role: z.string(),
  command: z.string(),
  subject: z.string(),
  arguments: z.string(),
  reason: z.string(),
  outcome: z.string(),
});
const Rows = z.object({ rows: z.array(Row) });
const Verdict = z.object({
  rows: z.number(),
  lastHash: z.string(),
  broken: z.object({ id: z.number(), fault: z.enum(['changed', 'missing', 'inserted']) }).nullable(),
});
const Payouts = z.object({
  payouts: z.array(
    z.object({
      id: z.string(),
      playerId: z.string(),
      status: z.string(),
      currency: z.string(),
      amount: z.string(),
      createdAt: z.number(),
    }),
  ),
});
const Done = z.object({ result: z.record(z.string(), z.unknown()) });
const Refused = z.object({ why: z.string() });
const Failure = z.object({
  data: z.object({ details: z.array(z.object({ field: z.string().optional() })) }),
});

const rowText = (row: z.infer<typeof Row>) =>
  [
    `${row.id}  ${new Date(row.at).toISOString()}  ${row.operator} (${row.role})  ${row.command} ${row.arguments}`,
    `    ${row.outcome}; reason: ${row.reason}`,
  ].join('\n');

const payoutText = (one: z.infer<typeof Payouts>['payouts'][number]) =>
  `${one.id}  ${new Date(one.createdAt).toISOString()}  ${one.status}  ${one.amount} ${one.currency}  player ${one.playerId}`;

function verdictText({ rows, lastHash, broken }: z.infer<typeof Verdict>): string {
  if (broken) return `The audit log is broken: row ${broken.id} is ${broken.fault}.`;
  return `The audit log holds: ${rows} rows, last hash ${lastHash}.`;
}

/** A word for the statuses that have nothing more to say. */
const STATUS_TEXT: Readonly<Record<number, string>> = {
  401: 'The house does not know this OPERATOR_SECRET.',
  403: 'Your role may not give this command; the attempt stands in the audit log.',
  404: 'The house has no operators’ door: start it with OPERATORS_FILE or OPERATOR_SECRET.',
  503: 'The house cannot read who its operators are; its log says why.',
};

function failureText(status: number, body: unknown): string {
  const known = STATUS_TEXT[status];
  if (known) return known;
  const refusal = Refused.safeParse(body);
  if (refusal.success) return `Refused: ${refusal.data.why}.`;
  const failure = Failure.safeParse(body);
  const fields = failure.success ? failure.data.data.details.flatMap(({ field }) => field ?? []) : [];
  return fields.length > 0
    ? `Not as the house takes it: ${fields.join(', ')}.`
    : `The house answered ${status}.`;
}

/** Reads an answer of the house. */
export function reportOf(call: Call, { status, body }: { status: number; body: unknown }): Report {
  if (call.kind === 'payouts' && status === 403)
    return { text: 'Your role may not read payout requests.', code: 1 };
  if (call.kind === 'chats' && status === 403)
    return { text: 'Your role may not read chats with players.', code: 1 };
  if (status !== 200) return { text: failureText(status, body), code: 1 };
  switch (call.kind) {
    case 'audit':
      return { text: Rows.parse(body).rows.map(rowText).join('\n'), code: 0 };
    case 'verify': {
      const verdict = Verdict.parse(body);
      return { text: verdictText(verdict), code: verdict.broken ? 1 : 0 };
    }
    case 'payouts': {
      const { payouts } = Payouts.parse(body);
      return { text: payouts.map(payoutText).join('\n') || 'No payout request waits.', code: 0 };
    }
    case 'chats':
      return { text: waitingChatsText(body), code: 0 };
    case 'errors':
      return { text: errorGroupsText(body), code: 0 };
    case 'command': {
      const { result } = Done.parse(body);
      const facts = Object.entries(result).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
      return { text: ['Done', ...facts].join('; '), code: 0 };
    }
  }
}
