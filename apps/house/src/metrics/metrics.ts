import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Seconds; from an answer out of memory to one that a player gives up on. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What the house counts about itself, for Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  /** A request was answered. Shape: `route` is the pattern, never the address. Units: seconds. */
  answered(request: { method: string; route: string; status: number }, seconds: number): void;
  /** Bets of a request that was not answered before: how many were taken, and why others were not. */
  placed(taken: number, refusals: readonly string[]): void;
  /** Results came for so many open bets. */
  resulted(bets: number): void;
}

/** Metrics of one house; its own registry, so that several houses in a process do not meet. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'touchline_http_request_duration_seconds',
    help: 'Time until a request was answered',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const taken = new Counter({
    name: 'touchline_bets_taken_total',
    help: 'Bets that were taken, those that wait for their delay or a trader included',
    registers: [registry],
  });
  const refused = new Counter({
    name: 'touchline_bets_refused_total',
    help: 'Bets that were refused when they were sent, by their first reason',
    labelNames: ['reason'],
    registers: [registry],
  });
  const resulted = new Counter({
    name: 'touchline_bets_resulted_total',
    help: 'Open bets that got a result, once for each time that results came',
    registers: [registry],
  });
  return {
    registry,
    answered: ({ method, route, status }, seconds) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    placed(count, refusals) {
      if (count > 0) taken.inc(count);
      for (const reason of refusals) refused.inc({ reason });
    },
    resulted: (bets) => resulted.inc(bets),
  };
}
