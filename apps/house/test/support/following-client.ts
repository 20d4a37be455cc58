import type { Bet, BetStatus } from '@touchline/contract';
import { type UserMessage, userChannel } from '@touchline/contract/channels';
import { PAGE_LIMIT } from '@touchline/contract/constants';
import { clientsOf } from '../realtime/clients.ts';
import { type Answer, balanceOf, type Caller } from './house.ts';

interface Balance {
  readonly available: number;
  readonly locked: number;
}

/** The body of an answer. A house that is starting has none: thrown, so that the client tries again. */
async function bodyOf(answer: Promise<Answer>) {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`The house answered ${status}.`);
  return body;
}

/** Status of each of a player's bets, as the house answers. */
export async function statusesOf(player: Caller): Promise<Map<string, BetStatus>> {
  const { data } = await bodyOf(player.get(`/book/bets?status=all&limit=${PAGE_LIMIT}`));
  return new Map(data.map(({ id, status }: Bet) => [id, status]));
}

/** A page of a player that follows his balance and bets: it asks when it subscribes anew, then lives on what it is told. */
export function followPlayer(url: string, player: Caller & { readonly id: string }) {
  const { create, closeAll } = clientsOf(`${url.replace('http', 'ws')}/connection/websocket`);
  const channel = userChannel(player.id);
  const client = create({
    getToken: async () => (await bodyOf(player.post('/book/websocket/token'))).token,
  });
  const subscription = client.newSubscription(channel, {
    minResubscribeDelay: 20,
    maxResubscribeDelay: 200,
    getToken: async () =>
      (await bodyOf(player.post('/book/websocket/authorize', { channels: [channel] }))).channels[0].token,
  });
  let balance: Balance | null = null;
  let heard = 0;
  const bets = new Map<string, BetStatus>();
  /** Bets that were told of since the page asked last. */
  const told = new Set<string>();
  let subscriptions = 0;
  subscription.on('publication', ({ data }) => {
    const message = data as UserMessage; // the house published it
    if (message.event === 'bet_changed') {
      told.add(message.bet.id);
      bets.set(message.bet.id, message.bet.status);
    }
    if (message.event !== 'balance_changed') return;
    heard += 1;
    balance = message.account.balance;
  });
  subscription.on('subscribed', async ({ recovered }) => {
    subscriptions += 1;
    if (recovered) return;
    const before = heard;
    told.clear();
    // What was told meanwhile is newer; a house that died again is asked at the next subscription.
    const asked = await Promise.all([balanceOf(player), statusesOf(player)]).catch(() => null);
    if (asked === null) return;
    if (heard === before) balance = asked[0];
    for (const [id, status] of asked[1]) if (!told.has(id)) bets.set(id, status);
  });
  subscription.subscribe();
  client.connect();
  return {
    /** Null until the first answer. */
    balance: (): Balance | null => balance,
    bets: (): ReadonlyMap<string, BetStatus> => bets,
    /** How often it was connected and subscribed. */
    subscriptions: () => subscriptions,
    close: closeAll,
  };
}
