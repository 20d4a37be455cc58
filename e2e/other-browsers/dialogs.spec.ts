import { ownMatch } from '../support/book.ts';
import { at, type Target } from './find.ts';
import { choosePrice, openSlip } from './steps.ts';
import { atBothWidths, expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const banner = at('banner');
const main = at('main');
/** Room that a sheet keeps for its edge. */
const EDGE_PX = 20;

/** How many pixels of the topmost dialog have to be scrolled to, and how many it could still grow by. */
function readDialog() {
  const [dialog] = [...document.querySelectorAll<HTMLElement>('[role=dialog]')].slice(-1);
  if (dialog === undefined) return null;
  const hidden = [...dialog.querySelectorAll<HTMLElement>('*')]
    .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY))
    .map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  return { hidden: Math.max(0, ...hidden), room: window.innerHeight * 0.95 - dialog.offsetHeight };
}

/** A dialog is as high as its content, or as a dialog may be. */
async function expectWhole(visitor: Visitor, dialog: Target): Promise<void> {
  await visitor.sees(dialog);
  const missing = async () => {
    const read = await visitor.evaluate(readDialog);
    if (read === null) return 'no dialog';
    return read.hidden <= 1 || read.room <= EDGE_PX
      ? 'nothing'
      : `${read.hidden} px, with ${read.room} px to spare`;
  };
  await expect.poll(missing, 'what a dialog does not show').toBe('nothing');
}

/** Opens a dialog, looks at its height and its focus, and closes it. */
async function expectDialog(
  visitor: Visitor,
  { opener, name, field }: { opener: Target; name: string; field?: Target },
): Promise<void> {
  const dialog = at('dialog', name);
  await visitor.click(opener);
  await expectWhole(visitor, dialog);
  await visitor.hasFocus(field === undefined ? dialog : [...dialog, ...field]);
  await visitor.press('Escape');
  await visitor.misses(dialog);
}

/** Outcome keys of home wins of matches that the page lists. */
const listedHomeWins = () => [
  ...new Set(
    [...document.querySelectorAll<HTMLElement>('main button[data-price$="/1//1"]:not([aria-disabled])')].map(
      ({ dataset }) => dataset.price ?? '',
    ),
  ),
];

atBothWidths(() => {
  test('sign-in, sign-up and search are as high as their content and begin in their field', {
    tag: '@soak',
  }, async ({ visitor }) => {
    await visitor.open('/sports');
    const opener = (name: string) => at('button', name, banner);
    const field = at('textbox', 'Email');
    await expectDialog(visitor, { opener: opener('Sign in'), name: 'Sign in', field });
    await expectDialog(visitor, { opener: opener('Sign up'), name: 'Create an account', field });
    await expectDialog(visitor, { opener: opener('Search'), name: 'Search', field: at('combobox') });
  });

  test('a link without a bet is explained, and leads to the field for a code', { tag: '@soak' }, async ({
    visitor,
  }) => {
    await visitor.open('/sports?betcode=ZZZZZ2');
    const lost = at('dialog', 'Link not found');
    await expectWhole(visitor, lost);
    await visitor.hasFocus(lost);
    const name = 'Load a bet code';
    await expectDialog(visitor, { opener: at('button', 'Enter a code', lost), name, field: at('textbox') });
  });

  test('the dialogs of the slip are as high as their content', { tag: '@soak' }, async ({ visitor }) => {
    await visitor.open('/sports/football');
    const keys = (await visitor.evaluate(listedHomeWins)).slice(0, 3);
    for (const key of keys) await choosePrice(visitor, key);
    const slip = await openSlip(visitor);
    if (visitor.isPhone) await expectWhole(visitor, slip);
    await expectDialog(visitor, { opener: at('button', 'Slip settings', slip), name: 'Slip settings' });
    await expectDialog(visitor, { opener: at('button', 'Share these bets', slip), name: 'Share this bet' });
    await visitor.click(at('button', 'System', slip));
    await visitor.fill(at('textbox', /^Stake/, slip), '3');
    const opener = at('button', /^See all \d+ lines$/, slip);
    await expectDialog(visitor, { opener, name: 'All lines of the system', field: at('combobox') });
  });

  test('the rule of a market is as high as its text', { tag: '@soak' }, async ({ visitor, request }) => {
    await visitor.open((await ownMatch(request)).path);
    await expectDialog(visitor, { opener: at('button', 'Rules: Total goals', main), name: 'Total goals' });
  });
});
