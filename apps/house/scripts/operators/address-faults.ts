import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Other origins that the web app may show. */
export interface Origins {
  readonly frameOrigins: readonly string[];
  readonly imageOrigins: readonly string[];
}

/** Says that an address of the web is of no allowed origin. */
export function originFault(address: unknown, origins: readonly string[], variable: string): string[] {
  const origin = typeof address === 'string' && /^https?:/.test(address) && URL.parse(address)?.origin;
  if (!origin || origins.includes(origin)) return [];
  return [`shows something of ${origin}, which ${variable} does not name.`];
}

/** Says that a path of the operator's pictures names no file. */
export function mediaFault(address: unknown, dataDir: string): string[] {
  if (typeof address !== 'string' || !address.startsWith('/media/')) return [];
  return existsSync(join(dataDir, address)) ? [] : [`shows ${address}, which is not in the data folder.`];
}
