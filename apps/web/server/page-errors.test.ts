import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import { createHandler } from './handler.ts';
import { createPages } from './pages.ts';
import { scriptHashes } from './policy.ts';
import { listening } from './test/listening.ts';

const page = async () => new Response('<html><head lang="en"><script>product()</script></head></html>');

async function served(env: NodeJS.ProcessEnv): Promise<Response> {
  const config = readConfig(env);
  const pages = createPages(config, async () => ({ page, staticPage: () => '' }));
  const handler = createHandler({ config, assets: new Map(), forward: () => undefined, pages });
  return fetch(`${await listening(handler)}sports`);
}

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text);

test('a page in development collects its errors before any other script runs, and its policy allows that', async () => {
  const answer = await served({ HOUSE_DEV: '1' });
  const html = await answer.text();
  const [collector = '', ...others] = scriptsOf(html);
  expect(others).toEqual(['product()']);
  for (const hash of scriptHashes(html))
    expect(answer.headers.get('content-security-policy')).toContain(hash);

  const listeners: Record<string, (event: object) => void> = {};
  const log = vi.fn();
  const window: { touchlineErrors?: string[] } = {};
  const addEventListener = (type: string, listener: (event: object) => void) => {
    listeners[type] = listener;
  };
  const console = { error: log };
  runInNewContext(collector, { window, addEventListener, console, location: { pathname: '/sports' } });
  console.error('React error', 418);
  listeners.error?.({ message: 'x is not defined', target: {} });
  listeners.error?.({ target: { src: '/missing.js' } });
  listeners.unhandledrejection?.({ reason: new Error('lost') });
  listeners.securitypolicyviolation?.({ violatedDirective: 'img-src', blockedURI: 'https://a.example' });
  expect(window.touchlineErrors).toEqual([
    '/sports: React error 418',
    '/sports: x is not defined',
    '/sports: did not load: /missing.js',
    '/sports: not handled: Error: lost',
    '/sports: blocked: img-src https://a.example',
  ]);
  expect(log).toHaveBeenCalledExactlyOnceWith('React error', 418);
});

test('a page outside of development collects nothing', async () => {
  const answer = await served({});
  expect(scriptsOf(await answer.text())).toEqual(['product()']);
});
