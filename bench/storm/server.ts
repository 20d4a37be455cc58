import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { CLOSE } from '../../apps/house/src/realtime/codes.ts';
import { createHub } from '../../apps/house/src/realtime/hub.ts';
import { CHANNEL, type Order, type Told } from './orders.ts';

// A hub in a process of its own, as the house holds it, with its own limits but one: all clients come from one address here.

const NANOSECONDS_PER_MS = 1e6;
const tell = (told: Told) => process.send?.(told);

const hub = createHub({
  secret: 'a secret of the bench',
  allowedOrigins: '*',
  limits: { connectionsPerSecondPerAddress: 2_000 },
  onError: (error) => console.error(error),
});
const server = createServer();
server.on('upgrade', hub.handleUpgrade);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

const delay = monitorEventLoopDelay({ resolution: 1 });
let number = 0;

async function follow(order: Order): Promise<void> {
  if (order.kind === 'cut') {
    delay.enable();
    delay.reset();
    hub.dropConnections(CLOSE.shutdown);
    for (let nth = 0; nth < order.publications; nth += 1) {
      number += 1;
      await hub.port.publish(CHANNEL, { n: number });
    }
    tell({ kind: 'cut' });
    return;
  }
  delay.disable();
  const { connections, refused } = hub.stats();
  tell({ kind: 'peak', loopMaxMs: delay.max / NANOSECONDS_PER_MS, connections, refused });
}

process.on('message', (order: Order) => void follow(order));
process.on('disconnect', () => process.exit(0));
const { port } = server.address() as AddressInfo; // it listens on TCP
tell({ kind: 'open', url: `ws://127.0.0.1:${port}/connection/websocket` });
