import { expect } from 'vitest';
import type { OperatorSource } from '../../src/operators/known-operators.ts';
import type { Answer } from './house.ts';

/** What opens the operators' door of a test's house. */
export const SECRET = 'a secret of operators for tests';
export const OPERATORS: OperatorSource = { kind: 'secret', secret: SECRET };

/** Where a house answers, this process's or one of its own. */
type Answering = { readonly url: string };

/** Calls the operators' API as the command line does. */
export async function callOperators(
  house: Answering,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(`${house.url}/operator${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

/** Gives a command with the secret that opens it all; `more` is put into its body. */
export const order = (house: Answering, command: string, args: object = {}, more: object = {}) =>
  callOperators(house, '/commands', {
    command,
    arguments: args,
    reason: 'as the test wants it',
    ...more,
  });

/** Gives a command and expects that it is done. */
export async function ordered(house: Answering, command: string, args: object = {}): Promise<Answer> {
  const answer = await order(house, command, args);
  expect(answer.body, command).toMatchObject({ outcome: 'done' });
  return answer;
}

/** Rows of the audit log, newest first. */
export const auditRows = async (house: Answering) => (await callOperators(house, '/audit')).body.rows;
