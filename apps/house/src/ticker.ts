import type { EpochMs } from '@touchline/betting';
import type { WorldChange } from '#feed/world.ts';
import { legFacts } from './bets/leg-facts.ts';
import { archivedAmong, archiveMatches } from './bets/match-archive.ts';
import { refuseExpiredVipBets } from './commands/decide-vip-bet.ts';
import { type MarketDecision, settleMarkets, settleMissed } from './commands/settle-bets.ts';
import { settleVoided } from './commands/settle-voided.ts';
import type { House } from './house.ts';
import type { MatchPublisher } from './publishing/match-publisher.ts';
import type { PublicPublisher } from './publishing/public-publisher.ts';

const TICK_MS = 250;
const SWEEP_MS = 30_000;

/** Moves the world and carries its changes to clients, written prices and bets. */
export interface Ticker {
  /** Moves the world to now without telling anybody; for the start. */
  catchUp(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

const breathe = () => new Promise((resolve) => setImmediate(resolve));

/** What a market decided; with what was counted where somebody has bet on the match. */
const decisionOf = (house: House, change: Extract<WorldChange, { type: 'settled' }>): MarketDecision =>
  house.betCounts.of(change.matchId) > 0 ? { ...change, facts: legFacts(house.world, change) } : change;

/** Does now and then what was missed: what it answers may be called at any time. */
function createSweep(house: House): () => Promise<void> {
  let sweptAt = 0;
  return async () => {
    if (house.now() - sweptAt < SWEEP_MS) return;
    sweptAt = house.now();
    await settleVoided(house.db, house.now());
    await settleMissed(house.db, house.world);
    await house.delayedBets.resume();
    await refuseExpiredVipBets(house);
    await house.cashOuts.resume();
    house.outbox.wake();
  };
}

export function createTicker(
  house: House,
  publishers: { readonly matches: MatchPublisher; readonly lists: PublicPublisher },
): Ticker {
  const { db, world, livePrices, delayedBets, cashOuts, pushes, now, report } = house;
  const sweep = createSweep(house);
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let isWriting = false;
  let decisions: MarketDecision[] = [];
  let endedMatches = new Set<string>();

  const note = (change: WorldChange, at: EpochMs) => {
    delayedBets.note(change);
    cashOuts.note(change, at);
    livePrices.note(change);
    pushes.noteChange(change, at);
    publishers.matches.note(change);
    publishers.lists.note(change, at);
    if (change.type === 'settled') decisions.push(decisionOf(house, change));
    if (change.type === 'status') endedMatches.add(change.matchId);
  };

  const settle = async () => {
    const due = decisions;
    decisions = [];
    if ((await settleMarkets(db, due)) > 0) house.outbox.wake();
  };

  const write = async () => {
    // Prices first: what is settled is no longer for sale.
    await livePrices.flush();
    await settle();
    if ((await house.games.settleDue()) > 0) house.outbox.wake();
    await sweep();
    if (endedMatches.size === 0) return;
    const ids = [...endedMatches];
    endedMatches = new Set();
    await archiveMatches(db, world, await archivedAmong(db, ids));
  };

  const startWriting = () => {
    if (isWriting) return;
    isWriting = true;
    writing = write()
      // A settlement that was lost here is found again by the sweep.
      .catch((error: unknown) => report('prices and settlements could not be written', error))
      .finally(() => {
        isWriting = false;
      });
  };

  const tick = () => {
    const at = now();
    for (const change of world.advance(at)) note(change, at);
    publishers.matches.flush(at);
    publishers.lists.flush(at);
    cashOuts.flush(at);
    startWriting();
    timer = setTimeout(tick, world.behind() ? 1 : TICK_MS);
  };

  return {
    async catchUp() {
      do {
        for (const change of world.advance(now()))
          if (change.type === 'settled') decisions.push(decisionOf(house, change));
        await breathe();
      } while (world.behind());
      await livePrices.begin();
    },
    start: tick,
    async stop() {
      clearTimeout(timer);
      await writing;
    },
  };
}
