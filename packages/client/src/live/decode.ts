import type { CardMessage, PatchMessage, PublicMessage, WireMarket } from '@touchline/contract/channels';

/** Messages that concern the live store. */
export type LiveMessage = CardMessage | PatchMessage | PublicMessage;

const MAX_ODDS = 1e9;

/**
 * Checks a publication before it is believed. Written out by hand: it runs on every message of every match.
 * Errors: TypeError on a known event with a wrong shape. Returns null for events of other rooms.
 */
export function decodeMessage(data: unknown): LiveMessage | null {
  if (!isRecord(data) || typeof data.event !== 'string') throw malformed('message', data);
  switch (data.event) {
    case 'match_changed':
      return 'state' in data || 'm' in data ? card(data) : list(data);
    case 'markets_changed':
      return patch(data);
    case 'match_status_changed':
      return check(data, isTime(data.ts) && isId(data.id) && isInt(data.st) && isInt(data.sg));
    case 'provider_status_changed':
    case 'provider_heartbeat':
      return check(
        data,
        isTime(data.ts) && isId(data.provider) && (data.status === 'ACTIVE' || data.status === 'INACTIVE'),
      );
    default:
      return null;
  }
}

function card(data: Fields): LiveMessage {
  return check(
    data,
    isVersion(data.v) &&
      isTime(data.ts) &&
      isId(data.id) &&
      isId(data.pr) &&
      isState(data.state) &&
      isMarkets(data.m),
  );
}

function patch(data: Fields): LiveMessage {
  return check(
    data,
    isVersion(data.v) &&
      isVersion(data.pv) &&
      isTime(data.ts) &&
      isId(data.id) &&
      (data.state === undefined || isState(data.state)) &&
      isMarkets(data.m) &&
      (data.stats === undefined || isArrayOf(data.stats, isFigure)) &&
      (data.inc === undefined || isArrayOf(data.inc, (one) => isRecord(one) && isId(one.id))),
  );
}

function list(data: Fields): LiveMessage {
  const ids = (value: unknown) => isArrayOf(value, isId);
  return check(
    data,
    isTime(data.ts) &&
      ids(data.added) &&
      ids(data.removed) &&
      ids(data.changed) &&
      (data.src === undefined || isArrayOf(data.src, ids)),
  );
}

function isMarkets(value: unknown): value is WireMarket[] {
  return isArrayOf(
    value,
    (one) =>
      isRecord(one) &&
      isId(one.id) &&
      typeof one.sp === 'string' &&
      isInt(one.st) &&
      one.st <= 1 &&
      one.st >= -4 &&
      (one.nbs === undefined || isTime(one.nbs)) &&
      isArrayOf(one.o, isOutcome),
  );
}

const isOutcome = (one: unknown) =>
  Array.isArray(one) &&
  isId(one[0]) &&
  isInt(one[1]) &&
  one[1] >= 0 &&
  one[1] <= MAX_ODDS &&
  (one[2] === 0 || one[2] === 1);

function isState(value: unknown): boolean {
  return (
    isRecord(value) &&
    isInt(value.st) &&
    isInt(value.sg) &&
    isInt(value.mc) &&
    (value.ck === null || isClock(value.ck)) &&
    (value.sc === null || isPair(value.sc)) &&
    isArrayOf(value.ps, isFigure) &&
    isPair(value.rd) &&
    isPair(value.yl) &&
    isPair(value.cn)
  );
}

const isText = (value: unknown) => value === null || typeof value === 'string';
const isClock = (value: unknown) =>
  isRecord(value) &&
  [value.mt, value.st, value.sa, value.rt, value.rp].every(isText) &&
  isTime(value.at) &&
  typeof value.r === 'number' &&
  Number.isFinite(value.r);
const isFigure = (one: unknown) =>
  Array.isArray(one) &&
  typeof one[0] === 'string' &&
  typeof one[1] === 'number' &&
  typeof one[2] === 'number';
const isPair = (one: unknown) => Array.isArray(one) && isInt(one[0]) && isInt(one[1]);
const isId = (value: unknown) => typeof value === 'string' && value !== '' && !value.includes('/');
const isInt = (value: unknown): value is number => Number.isSafeInteger(value);
const isTime = (value: unknown) => isInt(value) && value > 0;
const isVersion = (value: unknown) => isInt(value) && value >= 0;
function isArrayOf(value: unknown, is: (one: unknown) => boolean): boolean {
  if (!Array.isArray(value)) return false;
  for (const one of value) if (!is(one)) return false;
  return true;
}

type Fields = Record<string, unknown>;
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function check(data: Fields, ok: boolean): LiveMessage {
  if (!ok) throw malformed(String(data.event), data);
  return data as unknown as LiveMessage; // every field was just checked
}

function malformed(what: string, data: unknown): TypeError {
  return new TypeError(`Malformed ${what}: ${JSON.stringify(data)?.slice(0, 200)}`);
}
