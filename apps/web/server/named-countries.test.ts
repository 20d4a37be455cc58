import { expect, test, vi } from 'vitest';
import { countryOf, createCountryBlock, createNamedCountries, createSportKeys } from './named-countries.ts';

/** The house's answers in turn, on a clock that the test turns. */
function setUp(...answers: (readonly string[] | number | 'lost')[]) {
  let time = 0;
  const asked: string[] = [];
  const named = createNamedCountries({
    houseUrl: new URL('http://house.example:4000'),
    now: () => time,
    fetch: async (url) => {
      asked.push(url);
      const answer = answers[asked.length - 1] ?? 'lost';
      if (answer === 'lost') throw new TypeError('unreachable');
      return typeof answer === 'number'
        ? new Response(null, { status: answer })
        : Response.json({ countries: answer });
    },
  });
  return { named, asked, wait: (ms: number) => (time += ms) };
}

test('the first reader waits for the answer, the next get it at once', async () => {
  const { named, asked } = setUp(['NO']);
  expect(await named()).toEqual(['NO']);
  expect(named()).toEqual(['NO']);
  expect(asked).toEqual(['http://house.example:4000/book/layouts']);
});

test('after some seconds it is asked again, and nobody waits for it', async () => {
  const { named, wait } = setUp(['NO'], ['NO', 'SE']);
  await named();
  wait(5_000);
  expect(named()).toEqual(['NO']);
  await vi.waitFor(() => expect(named()).toEqual(['NO', 'SE']));
});

test('a house that cannot be reached leaves the last answer as it is', async () => {
  const { named, asked, wait } = setUp(['NO'], 'lost');
  await named();
  wait(5_000);
  void named();
  expect(asked).toHaveLength(2);
  // A call that is lost waits for nothing outside: it is over when the turn is.
  await new Promise(setImmediate);
  expect(named()).toEqual(['NO']);
});

test('a backend that is busy leaves the last answer as it is', async () => {
  const { named, wait } = setUp(['NO'], 503);
  await named();
  wait(5_000);
  void named();
  await new Promise(setImmediate);
  expect(named()).toEqual(['NO']);
});

test('a backend without this call names no country', async () => {
  expect(await setUp(404).named()).toEqual([]);
});

test('a country is two letters, whatever a header says', () => {
  expect(countryOf('no')).toBe('NO');
  for (const header of [undefined, '', 'XXX', '<b>', 'T1']) expect(countryOf(header)).toBeUndefined();
});

test('the keys of sports are read from the list of sports, and are none where it is not one', async () => {
  for (const [body, keys] of [
    [{ data: [{ key: 'football' }, { key: 'tennis' }, {}] }, ['football', 'tennis']],
    [{ data: 'no list' }, []],
  ] as const) {
    const fetched: string[] = [];
    const sports = createSportKeys({
      houseUrl: new URL('http://house.example:4000'),
      now: () => 0,
      fetch: async (url) => {
        fetched.push(url);
        return Response.json(body);
      },
    });
    expect(await sports()).toEqual(keys);
    expect(fetched).toEqual(['http://house.example:4000/book/sports']);
  }
});

test('a country is blocked as long as the backend says so, and no country as long as it says nothing', async () => {
  const blockOf = (answer: () => Promise<Response>) =>
    createCountryBlock({ houseUrl: new URL('http://house.example:4000'), now: () => 0, fetch: answer });
  const isBlocked = blockOf(async () => Response.json({ countries: ['US', 'FR'], blocked: ['US'] }));
  expect(isBlocked(undefined)).toBe(false);
  expect(await isBlocked('US')).toBe(true);
  expect([isBlocked('US'), isBlocked('FR')]).toEqual([true, false]);
  for (const answer of [
    async () => Response.json({ countries: ['US'] }),
    async () => Response.json({ blocked: 'US' }),
    async () => new Response(null, { status: 404 }),
    async () => Promise.reject(new TypeError('unreachable')),
  ])
    expect(await blockOf(answer)('US')).toBe(false);
});
