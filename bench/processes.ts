import { readFileSync } from 'node:fs';
import { freePort } from '../scripts/start/ports.mjs';
import { startService } from '../scripts/start/service.mjs';
import { WEB_SERVER } from '../scripts/toolchain/build.mjs';

const READY_LIMIT_MS = 60_000;
// Linux counts the time of processes in hundredths of a second.
const TICK_MS = 10;

/** A server of the bench's own, and the processor time that it has used. */
export interface MeasuredServer {
  readonly url: string;
  /** User and system time since its start, all threads, in ms. */
  readonly cpuMs: () => number;
  /** Memory that it holds now, all threads, in MB. */
  readonly rssMb: () => number;
  readonly stop: () => Promise<void>;
}

function cpuOf(pid: number): number {
  // The name of the process stands in brackets and may hold spaces; user and system time are fields 14 and 15.
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function rssOf(pid: number): number {
  const [, kB] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kB) / 1_024;
}

/** Starts a Node program on a free port in production mode; `portVariable` is how it is told which. */
export async function startMeasured(options: {
  readonly name: string;
  readonly entry: string;
  readonly flags?: readonly string[];
  readonly portVariable: string;
  readonly healthPath: string;
  readonly env: Readonly<Record<string, string>>;
}): Promise<MeasuredServer> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const service = startService({
    name: options.name,
    entry: options.entry,
    ...(options.flags && { flags: options.flags }),
    env: { ...options.env, NODE_ENV: 'production', [options.portVariable]: new URL(url).port },
    healthUrl: `${url}${options.healthPath}`,
    show: 'nothing',
  });
  const state = await service.ready(READY_LIMIT_MS);
  const { pid } = service;
  if (state !== 'ready' || pid === undefined) {
    await service.stop();
    throw new Error(`${options.name} is ${state}.\n${service.tail()}`);
  }
  return { url, cpuMs: () => cpuOf(pid), rssMb: () => rssOf(pid), stop: service.stop };
}

/** The web app's own server before a house. */
export const startWeb = (houseUrl: string): Promise<MeasuredServer> =>
  startMeasured({
    name: 'web of the bench',
    ...WEB_SERVER,
    portVariable: 'WEB_PORT',
    healthPath: '/sports/health',
    env: { HOUSE_URL: houseUrl },
  });
