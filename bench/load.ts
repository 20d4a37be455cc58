import autocannon from 'autocannon';

/** What a load of some seconds found. Latencies in ms. */
export interface LoadResult {
  readonly perSecond: number;
  readonly answered: number;
  readonly p50: number;
  readonly p99: number;
}

interface LoadOptions {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Address of each request; without it every request asks for `url`. */
  readonly pathOf?: () => string;
}

/** Sends requests over so many connections, each as soon as the one before is answered. Any answer but 200 throws. */
export async function load({
  url,
  connections,
  seconds,
  headers = {},
  pathOf,
}: LoadOptions): Promise<LoadResult> {
  const latencies: number[] = [];
  const statuses = new Map<number, number>();
  const running = autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 60,
    headers: { ...headers },
    ...(pathOf === undefined
      ? {}
      : { requests: [{ setupRequest: (request) => ({ ...request, path: pathOf() }) }] }),
  });
  running.on('response', (_client, status, _bytes, took) => {
    latencies.push(took);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  const result = await running;
  const other = [...statuses].filter(([status]) => status !== 200);
  if (other.length > 0 || result.errors > 0 || latencies.length === 0) {
    const words = other.map(([status, count]) => `${count} × ${status}`).join(', ');
    throw new Error(
      `${url} under load: ${latencies.length} answers, ${result.errors} errors, ${words || 'all 200'}.`,
    );
  }
  latencies.sort((a, b) => a - b);
  const at = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  return {
    perSecond: latencies.length / result.duration,
    answered: latencies.length,
    p50: at(0.5),
    p99: at(0.99),
  };
}
