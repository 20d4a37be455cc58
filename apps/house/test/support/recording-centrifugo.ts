import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { callerOf } from './house.ts';

/** A publication that a house made. `key` is the API key, by which houses are told apart. */
export interface Recorded {
  readonly key: string;
  readonly channel: string;
  readonly data: { readonly event?: string; readonly v?: number };
  readonly at: number;
}

interface Command {
  readonly publish?: Pick<Recorded, 'channel' | 'data'>;
}

/**
 * A stand-in that takes publications by Centrifugo's HTTP API and keeps them. Nobody can subscribe, but
 * `watchLive` has it say that somebody is. Where `confirms` says
 * no, the house never hears that its publication was taken; `refusal` answers an error code in place of taking one.
 */
export async function startRecordingCentrifugo(
  confirms: (taken: Recorded) => boolean = () => true,
  refusal: (channel: string) => number | null = () => null,
) {
  const recorded: Recorded[] = [];
  const watched = new Set<string>();
  const take = async (request: IncomingMessage) => {
    const { commands = [] } = JSON.parse((await text(request)) || '{}') as { commands?: Command[] }; // of the house's port
    const key = String(request.headers['x-api-key']);
    const answered = commands.map(({ publish }) => ({
      publish,
      code: publish ? refusal(publish.channel) : null,
    }));
    const taken = answered.flatMap(({ publish, code }) =>
      publish && code === null ? { key, ...publish, at: Date.now() } : [],
    );
    recorded.push(...taken);
    if (!taken.every(confirms)) return null;
    return answered.map(({ publish, code }) => {
      if (code !== null) return { error: { code, message: 'refused' } };
      return publish ? { publish: { offset: 1, epoch: 'e' } } : {};
    });
  };
  const server = createServer((request, response) => {
    void take(request).then((replies) => {
      if (replies === null) return;
      const isBatch = request.url?.endsWith('/batch');
      const channels = Object.fromEntries([...watched].map((channel) => [channel, { num_clients: 1 }]));
      const result = request.url?.endsWith('/channels') ? { channels } : {};
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isBatch ? { replies } : { result }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return {
    recorded,
    /** Says from now on that somebody is subscribed to each match that is in play at a house. */
    async watchLive(url: string) {
      const { body } = await callerOf(url).get('/book/matches?match_status=1&limit=20');
      for (const { id } of body.data) watched.add(`markets:${id}`);
    },
    /** Options of a house in the test's own process. */
    options: { apiUrl: `http://127.0.0.1:${port}/api`, apiKey: 'key', tokenSecret: 's'.repeat(32) },
    /** Settings of a house that publishes here under this key. */
    envOf: (key: string) => ({
      REALTIME: 'centrifugo',
      CENTRIFUGO_API_URL: `http://127.0.0.1:${port}/api`,
      CENTRIFUGO_API_KEY: key,
      CENTRIFUGO_TOKEN_SECRET: 's'.repeat(32),
    }),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
