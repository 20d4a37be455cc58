import type { RefusalDetail, RefusedBet } from '@touchline/contract';
import type { Fault } from '../http/fault.ts';
import { id, isRecord, orNull, partial, type Reader, text, whole } from './fields.ts';

const detailFields = partial<Omit<RefusalDetail, 'key'>>({
  field: text,
  bet_id: text,
  match_id: id,
  market_id: id,
  specifier: text,
  outcome_id: id,
  current_odds: orNull(whole),
  limit: whole,
  period: text as Reader<NonNullable<RefusalDetail['period']>>, // texts know the periods
  restarts_at: whole,
  current_custom_odds: orNull(whole),
  offer: orNull(whole),
  ends_at: whole,
});

/** Reads the details of a refusal; what is unreadable in them is left out, the refusal stands. */
export function readDetails(value: unknown): RefusalDetail[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((detail: unknown) => {
    const key = isRecord(detail) ? text(detail.key) : undefined;
    return key === undefined ? [] : [{ key, ...detailFields(detail) }];
  });
}

type Reason = Omit<RefusedBet, 'bet_id'>;

/** Reads why a bet was refused. Shape: the code says that it was; sentence and details may be absent. */
export const readReason: Reader<Reason> = (value) => {
  const code = isRecord(value) ? whole(value.code) : undefined;
  if (!isRecord(value) || code === undefined) return undefined;
  return {
    code,
    localized_message: text(value.localized_message) ?? '',
    details: readDetails(value.details),
  };
};

/** Checks a refusal field by field, so that no caller meets what is not of the contract. */
export function checkedFault(fault: Fault): Fault {
  const errorsByBet: Fault['errorsByBet'] = {};
  for (const [betId, reason] of Object.entries(fault.errorsByBet)) {
    const read = readReason(reason);
    if (read) errorsByBet[betId] = read;
  }
  return { ...fault, details: readDetails(fault.details), errorsByBet };
}
