import type { IncomingMessage } from 'node:http';

/** How many may come in. Rates are per second; a burst of twice the rate is let through. */
export interface AdmissionLimits {
  readonly connectionsMax: number;
  readonly connectionsPerSecond: number;
  readonly connectionsPerSecondPerAddress: number;
}

/** What is answered instead of an upgrade. */
export type Refusal = 403 | 503;

/** Origins of pages that may connect; `'*'` lets all in. A request without an Origin is not from a page. */
export type AllowedOrigins = readonly string[] | '*';

const ADDRESSES_MAX = 50_000;

/** Decides before the upgrade: refusing later would make clients come back at once, with their shortest delay. */
export function createAdmission(options: {
  readonly limits: AdmissionLimits;
  readonly allowedOrigins: AllowedOrigins;
  readonly now: () => number;
}) {
  const { limits, now } = options;
  const all = bucket(limits.connectionsPerSecond, now);
  const byAddress = new Map<string, Bucket>();

  const ofAddress = (address: string): Bucket => {
    const held = byAddress.get(address);
    if (held) return held;
    if (byAddress.size >= ADDRESSES_MAX) byAddress.clear();
    const made = bucket(limits.connectionsPerSecondPerAddress, now);
    byAddress.set(address, made);
    return made;
  };

  return (request: IncomingMessage, open: number): Refusal | null => {
    if (!isAllowedOrigin(request, options.allowedOrigins)) return 403;
    if (open >= limits.connectionsMax) return 503;
    return ofAddress(clientAddress(request)).take() && all.take() ? null : 503;
  };
}

interface Bucket {
  take(): boolean;
}

function bucket(perSecond: number, now: () => number): Bucket {
  const size = perSecond * 2;
  let tokens = size;
  let at = now();
  return {
    take() {
      const time = now();
      tokens = Math.min(size, tokens + ((time - at) / 1000) * perSecond);
      at = time;
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}

function isAllowedOrigin(request: IncomingMessage, allowed: AllowedOrigins): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || allowed === '*' || allowed.includes(origin)) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
}

/** The address of the caller; a proxy on this machine is believed. */
function clientAddress(request: IncomingMessage): string {
  const remote = request.socket.remoteAddress ?? '';
  const forwarded = request.headers['x-forwarded-for'];
  const last = (Array.isArray(forwarded) ? forwarded.at(-1) : forwarded)?.split(',').at(-1)?.trim();
  return last && isLoopback(remote) ? last : remote;
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
}
