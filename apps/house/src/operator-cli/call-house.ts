import { Sentence } from '../sentence.ts';
import type { Call } from './command-line.ts';

/** Where the house is, and what opens it. */
export interface Door {
  readonly url: string;
  readonly secret: string;
}

/** Reads both from the environment. Errors: Sentence where the secret is missing. */
export function doorOf(env: Readonly<Record<string, string | undefined>>): Door {
  const secret = env.OPERATOR_SECRET?.trim();
  if (!secret)
    throw new Sentence('OPERATOR_SECRET is not set; it is your secret, which the house has to know.');
  const url = env.HOUSE_URL?.trim() || `http://127.0.0.1:${env.HOUSE_PORT?.trim() || 4000}`;
  return { url: url.replace(/\/+$/, ''), secret };
}

function requestOf(call: Call): { path: string; body?: unknown } {
  if (call.kind === 'verify') return { path: '/audit/verify' };
  if (call.kind === 'command') return { path: '/commands', body: call.order };
  const { kind, limit } = call;
  if (kind !== 'audit') return { path: `/${kind}${limit ? `?limit=${limit}` : ''}` };
  const { before } = call;
  const query = new URLSearchParams({ ...(before && { before }), ...(limit && { limit }) });
  return { path: `/audit?${query}` };
}

/** The house's answer as it came. Errors: Sentence where no house answers. */
export async function callHouse(
  { url, secret }: Door,
  call: Call,
): Promise<{ status: number; body: unknown }> {
  const { path, body } = requestOf(call);
  let answer: Response;
  try {
    answer = await fetch(`${url}/operator${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Sentence(`No house answers at ${url}.`);
  }
  return { status: answer.status, body: await answer.json().catch(() => null) };
}
