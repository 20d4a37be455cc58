import { z } from 'zod';

const Hits = z.object({
  hits: z.array(
    z.object({
      id: z.string(),
      jackpotId: z.string(),
      level: z.string(),
      round: z.number(),
      status: z.string(),
      amount: z.string(),
      currency: z.string(),
      playerId: z.string(),
      betId: z.string(),
      betStatus: z.string(),
      createdAt: z.number(),
    }),
  ),
});

const hitText = (hit: z.infer<typeof Hits>['hits'][number]) =>
  [
    `${hit.id}  ${new Date(hit.createdAt).toISOString()}  ${hit.status}  ${hit.amount} ${hit.currency}`,
    `${hit.jackpotId}/${hit.level} round ${hit.round}`,
    `bet ${hit.betId} (${hit.betStatus})`,
    `player ${hit.playerId}`,
  ].join('  ');

/** Writes the hits of an answer for a person. Errors: ZodError if the answer has another form. */
export const waitingHitsText = (body: unknown): string =>
  Hits.parse(body).hits.map(hitText).join('\n') || 'No jackpot hit waits.';
