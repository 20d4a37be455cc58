import type { EpochMs } from '@touchline/betting';
import type { WorldChange } from '#feed/world.ts';
import { legFacts } from './bets/leg-facts.ts';
import { archivedAmong, archiveMatches } from './bets/match-archive.ts';
import { ALONE } from './cluster/cluster.ts';
import { refuseExpiredVipBets } from './commands/decide-vip-bet.ts';
import { type MarketDecision, settleMarkets, settleMissed } from './commands/settle-bets.ts';
import { settleVoided } from './commands/settle-voided.ts';
import { writeCompRates } from './commands/write-comp-rates.ts';
import { createFeedWatch } from './feed-watch.ts';
import type { House } from './house.ts';
import type { WatchedMatches } from './publishing/follow-watched.ts';
import type { MatchPublisher } from './publishing/match-publisher.ts';
import type { PublicPublisher } from './publishing/public-publisher.ts';

const TICK_MS = 250;
const SWEEP_MS = 30_000;
/** Players wait for these: a house that ended may have left some. */
const WAITING_MS = 5_000;
/** Longer than it takes until another house leads. */
const LEADERLESS_MS = 15_000;
/** What another house waits for is the leader's only when it was due so long ago that the other one must have ended. */
const OVERDUE_MS = 2_000;

/**
 * Moves the world and, in the house that leads, carries its changes to clients, written prices and bets. A house that
 * follows moves the same world for its own answers.
 */
export interface Ticker {
  /** Moves the world to now without telling anybody; for the start. */
  catchUp(): Promise<void>;
  start(): void;
  /** Does at once what is due, until prices and settlements are written; for who has just moved the world. */
  moveNow(): Promise<void>;
  stop(): Promise<void>;
}

const breathe = () => new Promise((resolve) => setImmediate(resolve));

/** What a market decided; with what was counted where somebody has bet on the match. */
const decisionOf = (house: House, change: Extract<WorldChange, { type: 'settled' }>): MarketDecision =>
  house.betCounts.placed(change.matchId) > 0 ? { ...change, facts: legFacts(house.world, change) } : change;

/** Does now and then what was missed: what it answers may be called at any time. */
function createSweep(house: House): () => Promise<void> {
  let sweptAt = 0;
  let askedAt = 0;
  // What is left from before the start is nobody else's.
  let isAlone = house.cluster.cameAlone;
  // What happened between two leaders nobody noted.
  house.cluster.onLead(() => {
    sweptAt = 0;
    askedAt = 0;
    house.games.add(Number.NEGATIVE_INFINITY);
    house.pushes.begin();
  });
  const sweep = async () => {
    sweptAt = house.now();
    await writeCompRates(house);
    await settleVoided(house, house.now());
    house.metrics.resulted(await settleMissed(house));
    await refuseExpiredVipBets(house);
    house.outbox.wake();
  };
  const takeUp = async () => {
    askedAt = house.now();
    const dueBefore = isAlone ? Number.POSITIVE_INFINITY : house.now() - OVERDUE_MS;
    isAlone = house.cluster === ALONE;
    await house.delayedBets.resume(dueBefore);
    await house.cashOuts.resume(dueBefore);
  };
  return async () => {
    if (house.now() - sweptAt >= SWEEP_MS) await sweep();
    if (house.now() - askedAt >= WAITING_MS) await takeUp();
  };
}

/** Keeps what bets show of matches whose status changed; a house that follows gathers them for when it leads. */
function createArchive({ db, world }: House) {
  const changed = new Set<string>();
  return {
    note(change: WorldChange) {
      if (change.type === 'status') changed.add(change.matchId);
      if (change.type === 'match_removed') changed.delete(change.matchId);
    },
    async write() {
      if (changed.size === 0) return;
      const ids = [...changed];
      changed.clear();
      await archiveMatches(db, world, await archivedAmong(db, ids));
    },
  };
}

/** Moves the world to an instant, unless its feed says nothing. */
function createAdvance(house: House): (at: EpochMs) => WorldChange[] {
  const watchFeed = createFeedWatch(house);
  return (at) => {
    const changes = house.world.advance(house.faults.feedStoppedAt() ?? at);
    // Afterwards: a house that was held up itself has heard from its feed by now.
    if (house.cluster.isLeading()) watchFeed(at);
    for (const change of changes) house.tapes?.note(change, at);
    return changes;
  };
}

interface Publishers {
  readonly matches: MatchPublisher;
  readonly lists: PublicPublisher;
  readonly watched: WatchedMatches;
}

/** What the house that leads does with a change, and at the end of a tick. */
function createLeading({ livePrices, pushes }: House, { matches, lists, watched }: Publishers) {
  return {
    note(change: WorldChange, at: EpochMs) {
      livePrices.note(change);
      pushes.noteChange(change, at);
      matches.note(change);
      lists.note(change, at);
    },
    flush(at: EpochMs) {
      watched.flush(at);
      matches.flush(at);
      lists.flush(at);
    },
  };
}

/** Writes once at a time. What comes while a write is under way waits for the next one. */
function createWriter(write: () => Promise<void>, onError: (error: unknown) => void) {
  let writing: Promise<void> = Promise.resolve();
  let isWriting = false;
  return {
    start() {
      if (isWriting) return;
      isWriting = true;
      writing = write()
        .catch(onError)
        .finally(() => {
          isWriting = false;
        });
    },
    finished: () => writing,
  };
}

/** What the house that leads writes with a tick: prices and settlements, and payments beside them. */
function createWriting(house: House, write: () => Promise<void>) {
  const writers = [
    // A settlement that was lost here is found again by the sweep.
    createWriter(write, (error) => house.report('prices and settlements could not be written', error)),
    // Keeps a slow payment provider from delaying settlements.
    createWriter(
      async () => house.payments?.carryOn(),
      (error) => house.report('payments could not be carried on', error),
    ),
  ];
  return {
    start() {
      for (const { start } of writers) start();
    },
    finished: () => Promise.all(writers.map(({ finished }) => finished())),
  };
}

export function createTicker(house: House, publishers: Publishers): Ticker {
  const { world, cluster, livePrices, delayedBets, cashOuts, now } = house;
  const leading = createLeading(house, publishers);
  const sweep = createSweep(house);
  let timer: NodeJS.Timeout | undefined;
  let decisions: MarketDecision[] = [];
  const archive = createArchive(house);
  const advance = createAdvance(house);

  const note = (change: WorldChange, at: EpochMs) => {
    delayedBets.note(change);
    cashOuts.note(change, at);
    archive.note(change);
    if (change.type === 'settled') decisions.push(decisionOf(house, change));
    if (cluster.isLeading()) leading.note(change, at);
    else if (change.type === 'match_removed') publishers.matches.note(change);
  };

  const settle = async () => {
    const due = decisions;
    decisions = [];
    const resulted = await settleMarkets(house, due);
    house.metrics.resulted(resulted);
    if (resulted > 0) house.outbox.wake();
  };

  const write = async () => {
    // Prices first: what is settled is no longer for sale.
    await livePrices.flush();
    await settle();
    if ((await house.games.settleDue()) > 0) house.outbox.wake();
    await sweep();
    await archive.write();
  };

  const writing = createWriting(house, write);

  const tick = () => {
    const at = now();
    for (const change of advance(at)) note(change, at);
    cashOuts.flush(at);
    if (cluster.isLeading()) {
      leading.flush(at);
      writing.start();
    } else {
      // The leader's to settle. Where it ends, the house that leads next settles these, and its sweep what is older.
      decisions = decisions.filter((decision) => decision.at > at - LEADERLESS_MS);
    }
    timer = setTimeout(tick, world.behind() ? 1 : TICK_MS);
  };

  return {
    async catchUp() {
      do {
        for (const change of world.advance(now()))
          if (change.type === 'settled') decisions.push(decisionOf(house, change));
        await breathe();
      } while (world.behind());
      if (cluster.isLeading()) await livePrices.begin();
    },
    start: tick,
    async moveNow() {
      do {
        clearTimeout(timer);
        tick();
        await writing.finished();
      } while (world.behind());
      if (!cluster.isLeading()) return;
      // What was noted while an earlier write was under way.
      writing.start();
      await writing.finished();
    },
    async stop() {
      clearTimeout(timer);
      await writing.finished();
    },
  };
}
