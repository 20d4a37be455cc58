import { Agent, request } from 'node:http';
import { type Caller, placementOf, signUpPlayer } from '../../apps/house/test/support/house.ts';
import { loadSelections } from '../../apps/house/test/support/placement-load.ts';

const PLAYERS = 50;
/** Small, so that nobody runs out of money. */
const STAKE = 10;
const MS_PER_S = 1_000;

/** An answer to a placement. Units: ms from the moment at which it was due. */
export interface Sent {
  readonly status: number;
  readonly ms: number;
}

/** Sends without a limit of connections, as many visitors would. */
function createSender(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  return (cookie: string, body: string) =>
    new Promise<number>((resolve) => {
      const outgoing = request(
        `${url}/book/bets`,
        {
          agent,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-touchline-app': 'web',
            cookie,
            'content-length': Buffer.byteLength(body),
          },
        },
        (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
        },
      );
      outgoing.once('error', () => resolve(0));
      outgoing.end(body);
    });
}

/** Players who place bets on matches that have not begun. */
export async function createShop(url: string) {
  const players: Awaited<ReturnType<typeof signUpPlayer>>[] = [];
  for (let nth = 0; nth < PLAYERS; nth += 1) players.push(await signUpPlayer(url));
  const [first] = players;
  if (!first) throw new Error('There are players.');
  const selections = (await loadSelections(first as Caller)).slice(0, 6);
  const send = createSender(url);
  let nth = 0;
  const place = async (): Promise<Sent> => {
    nth += 1;
    const player = players[nth % PLAYERS];
    const selection = selections[nth % selections.length];
    if (!player || !selection) throw new Error('There are players and selections.');
    const placement = placementOf([{ selections: [selection], stake: STAKE }], undefined, {
      accept_odds_change: 'any',
    });
    const from = performance.now();
    const status = await send(player.cookie(), JSON.stringify(placement));
    return { status, ms: performance.now() - from };
  };
  return {
    /** Places so many at a time; how many a second were taken. */
    async placeForAWhile(atOnce: number, ms: number): Promise<number> {
      const startedAt = performance.now();
      let taken = 0;
      const one = async () => {
        while (performance.now() - startedAt < ms) if ((await place()).status === 200) taken += 1;
      };
      await Promise.all(Array.from({ length: atOnce }, one));
      return (taken * MS_PER_S) / (performance.now() - startedAt);
    },
    /** Places at a pace, whether the ones before were answered or not. */
    async placeAtPace(perSecond: number, ms: number): Promise<Sent[]> {
      const startedAt = performance.now();
      const running: Promise<Sent>[] = [];
      await new Promise<void>((resolve) => {
        const timer = setInterval(() => {
          const passed = performance.now() - startedAt;
          while (running.length < (Math.min(passed, ms) * perSecond) / MS_PER_S) running.push(place());
          if (passed < ms) return;
          clearInterval(timer);
          resolve();
        }, 5);
      });
      return Promise.all(running);
    },
  };
}
