import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openDatabase } from '../../apps/house/src/db/database.ts';
import { createCentrifugoApi } from '../../apps/house/src/realtime/centrifugo/centrifugo-api.ts';
import { createCentrifugoPort } from '../../apps/house/src/realtime/centrifugo/centrifugo-port.ts';
import { createOutage } from '../../apps/house/src/realtime/centrifugo/lane.ts';
import { createHub } from '../../apps/house/src/realtime/hub.ts';
import { HOUSE_NAMESPACES } from '../../apps/house/src/realtime/namespaces.ts';
import type { RealtimePort } from '../../apps/house/src/realtime/port.ts';
import { placeForAWhile } from '../placement/house-side.ts';
import { CHANNEL, type Order, PAYLOAD_BYTES, type Told } from './orders.ts';

// A process of its own, as the house is one: it holds the hub, or publishes to a Centrifugo, and does what it is ordered.

const FILL = 'x'.repeat(PAYLOAD_BYTES);
const NANOSECONDS_PER_MS = 1e6;
/** Some fifty placements a second: three that rest after each. */
const PLACING = 3;
const REST_MS = 50;
/** No limit of the hub is what is measured. */
const MANY = 1e6;

const tell = (told: Told) => process.send?.(told);

async function openHub(): Promise<{ port: RealtimePort; url: string }> {
  const hub = createHub({
    secret: 'a secret of the bench',
    allowedOrigins: ['http://127.0.0.1'],
    limits: { connectionsMax: MANY, connectionsPerSecond: MANY, connectionsPerSecondPerAddress: MANY },
    onError: (error) => console.error(error),
  });
  const server = createServer();
  server.on('upgrade', hub.handleUpgrade);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return { port: hub.port, url: `ws://127.0.0.1:${port}/connection/websocket` };
}

function beside(apiUrl: string, apiKey: string): RealtimePort {
  const outage = createOutage((error) => console.error(error));
  return createCentrifugoPort({
    api: createCentrifugoApi({ apiUrl, apiKey, tokenSecret: '' }),
    namespaces: HOUSE_NAMESPACES,
    outage,
  });
}

const delay = monitorEventLoopDelay({ resolution: 1 });
let number = 0;
const publish = (port: RealtimePort) => {
  number += 1;
  return port.publish(CHANNEL, { n: number, at: Number(process.hrtime.bigint()), fill: FILL });
};

/** Places bets at a pace for some time, as the house does beside its hub; how many a second were taken. */
async function placeMeanwhile(url: string, ms: number): Promise<number> {
  const { runNamed, close } = await openDatabase({ dataDir: '', url });
  const { perSecond } = await placeForAWhile(runNamed, { atOnce: PLACING, ms, from: 0, restMs: REST_MS });
  await close();
  return perSecond;
}

async function follow(port: RealtimePort, order: Order): Promise<void> {
  if (order.kind === 'burst') {
    await Promise.all(Array.from({ length: order.count }, () => publish(port)));
    tell({ kind: 'done' });
    return;
  }
  const placing = order.placingOn ? placeMeanwhile(order.placingOn, order.count * order.everyMs) : 0;
  delay.enable();
  delay.reset();
  const cpu = process.cpuUsage();
  const sent: Promise<unknown>[] = [];
  const timer = setInterval(() => {
    sent.push(publish(port));
    if (sent.length < order.count) return;
    clearInterval(timer);
    void Promise.all([placing, ...sent]).then(([placed]) => {
      delay.disable();
      const { user, system } = process.cpuUsage(cpu);
      tell({
        kind: 'paced',
        loopP99Ms: delay.percentile(99) / NANOSECONDS_PER_MS,
        cpuMs: (user + system) / 1_000,
        placed: Number(placed),
      });
    });
  }, order.everyMs);
}

const [, , apiUrl = '', apiKey = ''] = process.argv;
const { port, url } = apiUrl ? { port: beside(apiUrl, apiKey), url: '' } : await openHub();
process.on('message', (order: Order) => void follow(port, order));
process.on('disconnect', () => process.exit(0));
tell({ kind: 'open', url });
