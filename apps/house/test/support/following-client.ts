import { type UserMessage, userChannel } from '@touchline/contract/channels';
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

/** A page of a player that follows his balance: it asks when it subscribes anew, then lives on what it is told. */
export function followBalance(url: string, player: Caller & { readonly id: string }) {
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
  let subscriptions = 0;
  subscription.on('publication', ({ data }) => {
    const message = data as UserMessage; // the house published it
    if (message.event !== 'balance_changed') return;
    heard += 1;
    balance = message.account.balance;
  });
  subscription.on('subscribed', async ({ recovered }) => {
    subscriptions += 1;
    if (recovered) return;
    const before = heard;
    const asked = await balanceOf(player).catch(() => null);
    // What was told meanwhile is newer; a house that died again is asked at the next subscription.
    if (asked !== null && heard === before) balance = asked;
  });
  subscription.subscribe();
  client.connect();
  return {
    /** Null until the first answer. */
    balance: (): Balance | null => balance,
    /** How often it was connected and subscribed. */
    subscriptions: () => subscriptions,
    close: closeAll,
  };
}
