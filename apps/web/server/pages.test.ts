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

test('a page whose backend is away answers 503 in its language, and comes back by itself', async () => {
  const read = await serve({ page: async () => new Response('', { status: 503 }) });
  const answer = await read('/sports/ar/live');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const html = await answer.text();
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('data-page="error"');
  expect(html).toContain("fetch(location.href,{method:'HEAD'");
  expect(html).toContain('<noscript><meta http-equiv="refresh" content="5"/></noscript>');
  expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-.* 'sha256-/);
});

test('a page that is broken does not come back by itself', async () => {
  const read = await serve({ page: async () => new Response('', { status: 500 }) });
  const answer = await read('/sports');
  expect(answer.status).toBe(500);
  expect(answer.headers.has('retry-after')).toBe(false);
  expect(await answer.text()).not.toContain('location.reload');
});
