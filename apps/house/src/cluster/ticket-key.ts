import { createHmac, randomBytes } from 'node:crypto';
import type { HouseOptions } from '../options.ts';

/**
 * Key under which a house signs tickets that stand in addresses. Houses that share a Centrifugo share the secret of its
 * tokens, and the keys that follow from it: each lets in whom another one gave a ticket. Else it lasts as long as the process.
 */
export const ticketKey = ({ centrifugo }: HouseOptions, purpose: 'games' | 'streams' | 'payments'): Buffer =>
  centrifugo
    ? createHmac('sha256', centrifugo.tokenSecret).update(`touchline ${purpose}`).digest()
    : randomBytes(32);
