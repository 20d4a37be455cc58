// The files of tests without a browser that the soak runs in their long forms.

const namedIn = (/** @type {string} */ folder, /** @type {readonly string[]} */ names) =>
  names.map((name) => `apps/house/${folder}/${name}.test.ts`);

export const DATABASE_FILES = namedIn('test', [
  'accounts',
  'cash-out-ledger',
  'comp-points',
  'crash',
  'game-bet-money',
  'ledger',
  'no-enumeration',
  'operator-ledger',
  'outbox-restart',
  'payments-crash',
  'payments-ledger',
  'placement',
  'rolling-restart',
  'settlement',
  'usage-ledger',
]);

export const BOOK_FILES = namedIn('src/feed', ['football/book-laws', 'book-covers', 'sports', 'world']);

export const SAMPLE_FILES = namedIn('src/feed', [
  'innings/calibration',
  'innings/deep-book',
  'rally/rally-frequencies',
  'timed/dota-book',
  'timed/frequencies',
]);
