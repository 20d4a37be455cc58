import type { EpochMs } from '@touchline/betting';
import type { CashOutOffer } from '@touchline/contract';
import {
  type BetCashoutChangedMessage,
  userChannel,
  type WatchCashOutCommand,
} from '@touchline/contract/channels';
import type { Caller } from '#realtime/hub-options.ts';
import { waitingBetsOf } from '../bets/cash-out-bet.ts';
import { offerOf, presentOffer } from '../bets/cash-out-offer.ts';
import type { House } from '../house.ts';

/** A player is told once in this time at the most. */
const WINDOW_MS = 2_000;
/** A watch that is not renewed ends by itself. */
const WATCH_MS = 60_000;

/** Tells players what their open bets can be sold for, while they watch: what changed, in one message per window. */
export interface CashOutPublisher {
  /** A message of a client to the house. */
  take(caller: Caller, data: unknown, now: EpochMs): void;
  /** A connection has ended. */
  left(caller: Caller): void;
  flush(now: EpochMs): void;
  stop(): Promise<void>;
}

interface Player {
  /** Connections that watch, and until when. */
  readonly watches: Map<string, EpochMs>;
  /** What the player was told last, by bet. */
  told: ReadonlyMap<string, CashOutOffer>;
  toldAt: EpochMs;
}

const isWatchCommand = (data: unknown): data is WatchCashOutCommand =>
  typeof data === 'object' &&
  data !== null &&
  'watch' in data &&
  data.watch === 'cash_out' &&
  'on' in data &&
  typeof data.on === 'boolean';

const isSame = (a: CashOutOffer | undefined, b: CashOutOffer) =>
  a?.to_cashout === b.to_cashout && a.fair_value === b.fair_value && a.reason === b.reason;

/** Many offers take a while to work out; others have their turn between players. */
const breathe = () => new Promise((resolve) => setImmediate(resolve));

/** The publisher of a house; `of` is asked when there is something to tell. */
export function createCashOutPublisher(of: () => House): CashOutPublisher {
  const players = new Map<string, Player>();
  let running: Promise<void> | null = null;

  const tell = async (house: House, playerIds: readonly string[], now: EpochMs) => {
    const byPlayer = Map.groupBy(await waitingBetsOf(house.db, playerIds), ({ bet }) => bet.playerId);
    const publications: Promise<void>[] = [];
    const failures: unknown[] = [];
    for (const playerId of playerIds) {
      await breathe();
      const player = players.get(playerId);
      if (!player) continue;
      const bets = byPlayer.get(playerId) ?? [];
      const offers = bets.map((held) => presentOffer(house, held.bet.id, offerOf(house, held)));
      const changed = offers.filter((offer) => !isSame(player.told.get(offer.bet_id), offer));
      player.told = new Map(offers.map((offer) => [offer.bet_id, offer]));
      if (changed.length === 0) continue;
      const message: BetCashoutChangedMessage = {
        event: 'bet_cashout_changed',
        ts: now,
        id: `offers-${playerId}-${now}`,
        bets: changed,
      };
      const lost = (error: unknown) => {
        // The next window says all of it again.
        player.told = new Map();
        failures.push(error);
      };
      publications.push(house.port.publish(userChannel(playerId), message).then(() => undefined, lost));
    }
    await Promise.all(publications);
    if (failures.length > 0) throw failures[0];
  };

  /** Ends watches that were not renewed, and answers who is to be told now. */
  const due = (now: EpochMs): string[] => {
    const ids: string[] = [];
    for (const [playerId, player] of players) {
      for (const [client, until] of player.watches) if (until <= now) player.watches.delete(client);
      if (player.watches.size === 0) players.delete(playerId);
      else if (now - player.toldAt >= WINDOW_MS) {
        player.toldAt = now;
        ids.push(playerId);
      }
    }
    return ids;
  };

  return {
    take({ client, user }, data, now) {
      if (user === '' || !isWatchCommand(data)) return;
      const player = players.get(user) ?? { watches: new Map(), told: new Map(), toldAt: 0 };
      if (data.on) {
        // A page that has just come knows nothing of what another one was told.
        if (!player.watches.has(client)) player.told = new Map();
        player.watches.set(client, now + WATCH_MS);
        players.set(user, player);
      } else player.watches.delete(client);
      if (player.watches.size === 0) players.delete(user);
    },
    left({ client, user }) {
      players.get(user)?.watches.delete(client);
    },
    flush(now) {
      if (running || players.size === 0) return;
      const ids = due(now);
      if (ids.length === 0) return;
      const house = of();
      running = tell(house, ids, now)
        .catch((error: unknown) => house.report('cash-out offers could not be published', error))
        .finally(() => {
          running = null;
        });
    },
    async stop() {
      players.clear();
      await running;
    },
  };
}
