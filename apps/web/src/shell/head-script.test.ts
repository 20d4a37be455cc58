import { expect, test } from 'vitest';
import { modalOfAddress } from '#data/modal-address.ts';
import { headScript } from './head-script.ts';

/** A window at an address, as the script leaves it. */
function windowAt(href: string) {
  const state = { shown: 2 };
  const at = {
    location: new URL(href),
    history: {
      state,
      replaceState(kept: unknown, _: string, to: string) {
        expect(kept).toBe(state);
        at.location = new URL(to, href);
      },
    },
    touchlineAsked: undefined as string | undefined,
  };
  return at;
}

const run = new Function('document', 'window', `with (window) { ${headScript()} }`);

/** What the script leaves on the document of a browser that keeps these values. */
function marksOf(kept: Record<string, string>, refuses = false) {
  const dataset: Record<string, string> = {};
  const store = { getItem: (name: string) => kept[name] ?? null };
  const window = {
    location: new URL('http://x/sports'),
    get localStorage() {
      if (refuses) throw new DOMException('refused', 'SecurityError');
      return store;
    },
  };
  run({ documentElement: { dataset } }, window);
  return dataset;
}

test('theme, density and the collapsed sidebar stand on the document before the first paint', () => {
  expect(marksOf({ theme: '"dark"', density: '"compact"', left_sidebar_collapsed: 'true' })).toEqual({
    theme: 'dark',
    density: 'compact',
    rail: '',
    scripts: 'on',
  });
});

test('nothing kept, broken values and a browser that refuses leave the defaults', () => {
  expect(marksOf({})).toEqual({ scripts: 'on' });
  expect(marksOf({ theme: '"purple"', density: '{', left_sidebar_collapsed: '"yes"' })).toEqual({
    scripts: 'on',
  });
  expect(marksOf({ theme: '"dark"' }, true)).toEqual({ scripts: 'on' });
});

test.each([
  ['http://x/sports?modal=sign_in', '/sports'],
  ['http://x/sports?modal=sign-up&sport=football#top', '/sports?sport=football#top'],
  ['http://x/sports/live#password/new', '/sports/live'],
  ['http://x/sports/ar?reset_password_token=abc&modal=edit_password', '/sports/ar'],
  ['http://x/sports#password/edit', '/sports'],
  ['http://x/sports#confirmation', '/sports'],
  ['http://x/sports?confirmation_token=abc', '/sports'],
  ['http://x/sports?unlock_token=abc#unlock', '/sports'],
  ['http://x/sports?quick-deposit-status=success&sport=football', '/sports?sport=football'],
])('%s is shown as %s, and the modal that it asks for is kept', (href, shown) => {
  const window = windowAt(href);
  run({ documentElement: { dataset: {} } }, window);
  const { pathname, search, hash } = window.location;
  expect(`${pathname}${search}${hash}`).toBe(shown);
  expect(modalOfAddress(window.touchlineAsked ?? '')).toEqual(modalOfAddress(href));
});

test('an address that asks for nothing stays as it is', () => {
  for (const href of [
    'http://x/sports',
    'http://x/sports?tab=goals#betBuilder',
    'http://x/sports#unlocked',
  ]) {
    const window = windowAt(href);
    run({ documentElement: { dataset: {} } }, window);
    expect([window.location.href, window.touchlineAsked]).toEqual([href, undefined]);
  }
});
