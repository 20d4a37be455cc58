import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  balanceOf,
  marketOf,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { rawRequest } from './support/raw-request.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ logsRequests: true });
}, START_LIMIT_MS);
afterAll(() => house?.end());
afterEach(() => vi.restoreAllMocks());

/** Lines about requests that are written while something is done. */
async function linesOf(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const written: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void written.push(line));
  await work();
  return written.map((line) => JSON.parse(line));
}

const ID = 'a-chosen-request-id';

test('an answer carries the id that its caller chose, and one of its own for any other text', async () => {
  const named = await fetch(`${house.url}/health`, { headers: { 'x-request-id': ID } });
  expect(named.headers.get('x-request-id')).toBe(ID);
  for (const chosen of ['short', 'with spaces in it', 'x'.repeat(65)]) {
    const { headers } = await fetch(`${house.url}/health`, { headers: { 'x-request-id': chosen } });
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  }
});

test('the id of a placement leads from the line about it to the rows of the ledger', async () => {
  const player = await signUpPlayer(house.url);
  const match = quietMatch(house);
  const outcome = marketOf(match, '1')?.outcomes.values().next().value;
  const placement = placementOf(
    [
      {
        selections: [
          {
            match_id: match.id,
            market_id: '1',
            specifier: '',
            outcome_id: outcome?.id ?? '',
            odds: outcome?.odds ?? 0,
          },
        ],
      },
    ],
    ID,
  );
  const lines = await linesOf(() => player.post('/book/bets', placement, { 'x-request-id': ID }));
  expect(lines).toEqual([
    {
      at: expect.stringMatching(/^20\d\d-.*Z$/),
      id: ID,
      method: 'POST',
      route: '/book/bets',
      status: 200,
      ms: expect.any(Number),
    },
  ]);
  const { rows } = await house.db.execute(sql`
    select e.kind, e.amount from ledger_entries e join bets b on b.id = e.bet_id
    where b.request_id = ${ID} and b.player_id = ${player.id} order by e.amount`);
  expect(rows).toEqual([
    { kind: 'stake', amount: -1_000 },
    { kind: 'stake', amount: 1_000 },
  ]);
});

test('no line holds a person, a password, a session or an address', async () => {
  const secrets: string[] = [];
  const lines = await linesOf(async () => {
    const player = await signUpPlayer(house.url);
    secrets.push(player.email, player.id, 'correct horse');
    await player.post('/platform/users/sign_in', { email: player.email, password: 'correct horse' });
    await balanceOf(player);
    await player.get('/book/bets/by-ref?ref=T-AAAA-BBBB-CCCC');
    secrets.push('AAAA');
  });
  expect(lines.length).toBeGreaterThanOrEqual(4);
  for (const line of lines)
    expect(Object.keys(line).toSorted()).toEqual(['at', 'id', 'method', 'ms', 'route', 'status']);
  for (const secret of secrets) expect(JSON.stringify(lines)).not.toContain(secret);
});

test.each([
  ['whose length is said', (body: string) => body],
  ['whose length is not said', (body: string) => new Blob([body]).stream()],
])('a body %s is not read beyond 256 kB, and a smaller one is', async (_, bodyOf) => {
  const send = (size: number) =>
    fetch(`${house.url}/platform/users/sign_in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-touchline-app': 'web' },
      body: bodyOf(JSON.stringify({ email: 'a@mail.example', password: 'x'.repeat(size) })),
      duplex: 'half',
    } as RequestInit);
  const refused = await send(300_000);
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({ data: { errors_by_bet: {} } });
  expect((await send(1_000)).status).not.toBe(413);
});

/** All that the backend writes to a socket on which this is sent. */
async function received(sent: string): Promise<string> {
  const { hostname, port } = new URL(house.url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (part) => {
    text += part;
  });
  socket.write(sent);
  await once(socket, 'close');
  return text;
}

const UPGRADE = 'connection: Upgrade\r\nupgrade: websocket\r\n';

test.each([
  ['an answer', 'GET /health HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 200],
  ['a probe', 'GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 200],
  ['an unknown path', 'GET /nowhere HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 404],
  ['what is no request', 'NONSENSE\r\n\r\n', 400],
  ['too many headers', `GET / HTTP/1.1\r\nhost: a\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['a socket elsewhere', `GET /elsewhere HTTP/1.1\r\nhost: a\r\n${UPGRADE}\r\n`, 404],
  [
    'a socket of a stranger',
    `GET /connection/websocket HTTP/1.1\r\nhost: a\r\norigin: http://b\r\n${UPGRADE}\r\n`,
    403,
  ],
  ['a socket without a key', `GET /connection/websocket HTTP/1.1\r\nhost: a\r\n${UPGRADE}\r\n`, 400],
])('%s carries nosniff', async (_, sent, status) => {
  const text = await received(sent);
  expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(text).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
});

test('answers are for encrypted connections alone where the visitor has one', async () => {
  const hsts = async (headers: string[]) =>
    (await rawRequest(house.url, '/health', { headers })).headers['strict-transport-security'];
  expect(await hsts([])).toBeUndefined();
  expect(await hsts(['x-forwarded-proto', 'https'])).toBe('max-age=31536000');
});

test.each([
  ['a call', '/book/sports', ''],
  ['a socket', '/connection/websocket', UPGRADE],
])('%s with two Host headers is refused, also where both say the same', async (_, path, more) => {
  for (const second of ['a', 'b']) {
    const text = await received(`GET ${path} HTTP/1.1\r\nHost: a\r\nhost: ${second}\r\n${more}\r\n`);
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
  }
});
