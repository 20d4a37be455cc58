import { type OddsParts, oddsParts } from '@touchline/betting';
import type { OddsFormat } from '@touchline/contract';

/** Odds in any format, in parts. */
export const toParts = (odds: number, format: OddsFormat): OddsParts => oddsParts(odds, format);
