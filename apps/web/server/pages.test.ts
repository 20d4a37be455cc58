import { expect, test } from 'vitest';
import { serve } from './test/serving.ts';

test('a redirect to the right address keeps the query as the visitor wrote it', async () => {
  const location = '/sports/football/right-l1?tab=x+y';
  const read = await serve({ page: async () => new Response(null, { status: 301, headers: { location } }) });
  for (const query of ['?utm=a%20b&tab=x%20y&x=1&x=2', '']) {
    const answer = await read(`/sports/football/wrong-l1${query}`);
    expect(answer.headers.get('location')).toBe(`/sports/football/right-l1${query}`);
  }
});
