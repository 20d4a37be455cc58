import type { EpochMs } from '@touchline/betting';
import type { Database } from '#db/database.ts';
import type { World, WorldChange } from '#feed/world.ts';
import type { Caller } from '#realtime/hub-options.ts';
import { createDelayedSales, type DelayedSales } from './bets/cash-out-delay.ts';
import { betsWithRules } from './bets/cash-out-rule-statement.ts';
import { type CashOutRules, createCashOutRules } from './bets/cash-out-rules.ts';
import type { LivePrices } from './bets/live-prices.ts';
import { followRules } from './commands/auto-cash-out.ts';
import type { House } from './house.ts';
import type { PlayPeriods } from './limits/periods.ts';
import { type CashOutPublisher, createCashOutPublisher } from './publishing/cash-out-publisher.ts';

/** What goes on about selling bets while nobody calls: delays, rules of players, and who is told of offers. */
export interface CashOuts {
  readonly sales: Pick<DelayedSales, 'add'>;
  readonly rules: Pick<CashOutRules, 'add' | 'remove'>;
  /** A message of a client of the real-time hub, and the end of its connection. */
  readonly heard: CashOutPublisher['take'];
  readonly left: (caller: Caller) => void;
  note(change: WorldChange, now: EpochMs): void;
  flush(now: EpochMs): void;
  /** Takes up what is open in the database and nobody waits for; of sales those that were due before a moment. */
  resume(dueBefore: EpochMs): Promise<void>;
  stop(): Promise<void>;
}

export function createCashOuts(options: {
  readonly db: Database;
  readonly world: World;
  readonly livePrices: LivePrices;
  readonly now: () => EpochMs;
  readonly periods: PlayPeriods;
  readonly onDecided: () => void;
  readonly report: (what: string, error: unknown) => void;
  /** The house, asked when something is to be done. */
  readonly house: () => House;
}): CashOuts {
  const { db, report, house } = options;
  const sales = createDelayedSales(options);
  const rules = createCashOutRules({
    load: () => betsWithRules(db),
    look: (betIds) => followRules(house(), betIds),
    follow: options.world.follow,
    report,
  });
  const publisher = createCashOutPublisher(house);
  return {
    sales,
    rules,
    heard: publisher.take,
    left: publisher.left,
    note(change, now) {
      sales.note(change);
      rules.note(change, now);
    },
    flush(now) {
      rules.flush(now);
      publisher.flush(now);
    },
    async resume(dueBefore) {
      await sales.resume(dueBefore);
      await rules.resume();
    },
    async stop() {
      await Promise.all([sales.stop(), rules.stop(), publisher.stop()]);
    },
  };
}
