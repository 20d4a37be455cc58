import type { ErrorBody, RefusalDetail } from '@touchline/contract';

/** Answers a bet that was sent as placed. */
export const placedBet = <Sent extends object>(sent: Sent) => ({
  ...sent,
  id: '900',
  ref: 'AB12',
  status: 'waiting_results' as const,
  is_vip: false,
});

interface Refusal {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly details?: RefusalDetail[];
}

/** Answers a refused call with the error body of the contract. */
export function refusedWith({ status, code, message, details = [] }: Refusal): Response {
  const body: ErrorBody = { code, data: { localized_message: message, details, errors_by_bet: {} } };
  return Response.json(body, { status });
}
