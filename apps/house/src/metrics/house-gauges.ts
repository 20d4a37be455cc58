import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Database, OpenDatabase } from '#db/database.ts';
import type { Hub } from '#realtime/hub.ts';
import type { House } from '../house.ts';

const MS_PER_S = 1_000;
/** Prometheus waits some seconds for all metrics; a slow database must not use them up. */
const READ_LIMIT_MS = 1_000;

/** What the database holds. Units: `oldest` epoch ms, null without messages. */
type Held = {
  open_bets: number;
  waiting_messages: number;
  oldest: number | null;
  unbalanced: number;
};

/**
 * Movements among the last entries of the ledger that do not have two sides which sum to zero. Those at the old end of what
 * is read are left out: their other side may lie before it.
 */
const UNBALANCED = sql.raw(`
  with last as (select id, movement, amount from ledger_entries order by id desc limit 5000),
  edge as (select case when count(*) < 5000 then 0 else min(id) + 1000 end as id from last)
  select count(*) from (
    select movement from last group by movement
    having (sum(amount) <> 0 or count(*) <> 2) and min(id) > (select id from edge)) broken`);

async function readHeld(db: Database): Promise<Held> {
  const { rows } = await db.execute<Held>(sql`
    select (select count(*) from bets where status in ('submitted', 'waiting_results'))
      + (select count(*) from game_bets where result is null) as open_bets,
      (select count(*) from outbox) as waiting_messages, (select min(created_at) from outbox) as oldest, (${UNBALANCED}) as unbalanced`);
  const [held] = rows;
  if (!held) throw new Error('The statement answers one row.');
  return held;
}

/** Resolves to what `read` resolves to; null if it fails or takes too long. Calls at the same time share one reading. */
function createReader<T>(read: () => Promise<T>): () => Promise<T | null> {
  let reading: Promise<T | null> | null = null;
  return () => {
    reading ??= read()
      .catch(() => null)
      .finally(() => {
        reading = null;
      });
    return Promise.race([reading, sleep(READ_LIMIT_MS, null, { ref: false })]);
  };
}

/** Adds what the database holds: the last figures that were read, not a number before the first. */
function addHeld({ now, metrics }: House, { control, probe }: OpenDatabase): void {
  const refresh = createReader(async () => {
    held = await readHeld(control);
  });
  const isUp = createReader(async () => {
    await probe();
    return true;
  });
  let held: Held | null = null;
  const gauge = (name: string, help: string, of: (held: Held) => number) =>
    new Gauge({
      name,
      help,
      registers: [metrics.registry],
      async collect() {
        await refresh();
        this.set(held === null ? Number.NaN : of(held));
      },
    });
  gauge('touchline_open_bets', 'Bets that wait for a decision or a result', (last) => last.open_bets);
  gauge('touchline_outbox_messages', 'Messages to players that wait', (last) => last.waiting_messages);
  gauge('touchline_outbox_oldest_seconds', 'How long the oldest of them waits', ({ oldest }) =>
    oldest === null ? 0 : Math.max(0, (now() - oldest) / MS_PER_S),
  );
  new Gauge({
    name: 'touchline_database_up',
    help: 'Whether the database answers and can write, within a second',
    registers: [metrics.registry],
    async collect() {
      this.set(Number((await isUp()) === true));
    },
  });
  gauge(
    'touchline_ledger_unbalanced_movements',
    'Movements among the last 5,000 entries that do not sum to zero; anything above zero is a fault',
    (last) => last.unbalanced,
  );
}

function addHub(hub: Hub, registers: Registry[]): void {
  const gauge = (name: string, help: string, of: 'connections' | 'subscriptions') =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(hub.stats()[of]);
      },
    });
  const counter = (name: string, help: string, of: 'published' | 'delivered' | 'refused' | 'slow') =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(hub.stats()[of]);
      },
    });
  gauge('touchline_realtime_connections', 'Clients of the hub', 'connections');
  gauge('touchline_realtime_subscriptions', 'Subscriptions of its clients', 'subscriptions');
  counter('touchline_realtime_published_total', 'Publications', 'published');
  counter('touchline_realtime_delivered_total', 'Publications to clients', 'delivered');
  counter('touchline_realtime_refused_total', 'Connections that were not let in', 'refused');
  counter('touchline_realtime_slow_total', 'Readers that were too slow and have to start again', 'slow');
}

/** Adds what is looked up whenever somebody asks for the metrics; `hub` is null where another real-time layer has its own. */
export function addHouseGauges(
  house: House,
  { hub, database }: { readonly hub: Hub | null; readonly database: OpenDatabase },
): void {
  const { world, cluster, now, metrics } = house;
  const registers = [metrics.registry];
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  gauge('touchline_leading', 'Whether this house leads the feed', () => Number(cluster.isLeading()));
  gauge('touchline_feed_lag_seconds', 'How far the played world is behind the clock', () =>
    Math.max(0, (now() - world.heardAt()) / MS_PER_S),
  );
  if (hub !== null) addHub(hub, registers);
  new Gauge({
    name: 'touchline_database_connections',
    help: 'Connections to the database, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(database.connections())) this.set({ state }, count);
    },
  });
  addHeld(house, database);
}
