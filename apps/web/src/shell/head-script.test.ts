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

type Press = (event: { target: { closest: () => { dataset: { agree: string } } | null } }) => void;

/** A document with these cookies. */
function documentWith(cookie: string, dataset: Record<string, string> = {}) {
  const written: string[] = [];
  let press: Press = () => undefined;
  const root = {
    dataset,
    addEventListener: (_: string, listen: Press) => {
      press = listen;
    },
  };
  return {
    page: {
      documentElement: root,
      get cookie() {
        return cookie;
      },
      set cookie(text: string) {
        written.push(text);
      },
    },
    dataset,
    written,
    /** Presses a button with an answer, or something else. */
    press: (agree?: string) =>
      press({ target: { closest: () => (agree === undefined ? null : { dataset: { agree } }) } }),
  };
}

const AGREED = 'odds_format=british; consent=1; consent_choices=necessary.preference';

/** What the script leaves on the document of a browser that keeps these values. */
function marksOf(kept: Record<string, string>, refuses = false, cookie = AGREED) {
  const { page, dataset } = documentWith(cookie);
  const store = { getItem: (name: string) => kept[name] ?? null };
  const window = {
    location: new URL('http://x/sports'),
    get localStorage() {
      if (refuses) throw new DOMException('refused', 'SecurityError');
      return store;
    },
  };
  run(page, window);
  return dataset;
}

const ANSWERED = { consent: 'necessary.preference', scripts: 'on' };

test('theme, density and the collapsed sidebar stand on the document before the first paint', () => {
  expect(marksOf({ theme: '"dark"', density: '"compact"', left_sidebar_collapsed: 'true' })).toEqual({
    theme: 'dark',
    density: 'compact',
    rail: '',
    ...ANSWERED,
  });
});

test('nothing kept, broken values and a browser that refuses leave the defaults', () => {
  expect(marksOf({})).toEqual(ANSWERED);
  expect(marksOf({ theme: '"purple"', density: '{', left_sidebar_collapsed: '"yes"' })).toEqual(ANSWERED);
  expect(marksOf({ theme: '"dark"' }, true)).toEqual(ANSWERED);
});

test.each(['', 'consent=1', 'consent_choices=necessary.preference', 'consent=1; consent_choices=yes'])(
  'without a whole answer (%s) the notice stays, and nothing is read',
  (cookie) => {
    expect(marksOf({ theme: '"dark"', density: '"compact"' }, false, cookie)).toEqual({ scripts: 'on' });
  },
);

test('a refusal hides the notice, and preferences are not read', () => {
  const cookie = 'consent=1; consent_choices=necessary.statistics';
  const marks = { consent: 'necessary.statistics', scripts: 'on' };
  expect(marksOf({ theme: '"dark"' }, false, cookie)).toEqual(marks);
});

/** A visitor who has not answered, at an address. */
function unanswered(href: string) {
  const visit = documentWith('');
  const events: string[] = [];
  const window = { ...windowAt(href), dispatchEvent: ({ type }: Event) => events.push(type) };
  run(visit.page, window);
  return { ...visit, window, events };
}

test('the first answer is kept for a year before any code of the product is here, and hides the notice', () => {
  const { press, written, dataset, events } = unanswered('https://x/sports');
  press();
  expect(written).toEqual([]);
  press('necessary.preference');
  const attributes = 'path=/sports; max-age=31536000; samesite=lax; secure';
  expect(written).toEqual([
    `consent=1; ${attributes}`,
    `consent_choices=necessary.preference; ${attributes}`,
  ]);
  expect(dataset.consent).toBe('necessary.preference');
  expect(events).toEqual(['touchline:consent']);
});

test('the choice of classes asks for the drawer and answers nothing', () => {
  const { press, written, dataset, window, events } = unanswered('http://x/sports/live');
  press('choose');
  expect(modalOfAddress(window.touchlineAsked ?? '')).toEqual({ kind: 'cookie_drawer' });
  expect(events).toEqual(['touchline:asked']);
  expect([written, dataset.consent]).toEqual([[], undefined]);
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
  run(documentWith('').page, window);
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
    run(documentWith('').page, window);
    expect([window.location.href, window.touchlineAsked]).toEqual([href, undefined]);
  }
});
