import { addressModals, isAuthModal, type ModalKind } from '../apps/web/src/data/modal-kinds.ts';
import { expectAccessible } from './support/axe.ts';
import { testWithStack } from './support/own-stack.ts';
import { signUpQuietly } from './support/players.ts';
import { open } from './support/screen.ts';
import { expect } from './support/test.ts';

const test = testWithStack({ houseSettings: { PHONE_VERIFICATION: '1', HOUSE_SPORTS: 'football' } });

/** Modals about an account that are a player's; all others are a visitor's. */
const OF_PLAYER: readonly string[] = ['phone_verification', 'deposit', 'quick_deposit'];
/** Only an account that lacks fields has it: states/missed-fields.spec.ts. */
const ELSEWHERE: readonly string[] = ['missed_auth_fields'];

const kinds = addressModals().filter((kind) => isAuthModal(kind as ModalKind) && !ELSEWHERE.includes(kind)); // names of kinds

for (const kind of kinds)
  test(`the modal ${kind} is used by keyboard, on a phone and in Arabic`, { tag: '@phone-only' }, async ({
    page,
  }) => {
    if (OF_PLAYER.includes(kind)) await signUpQuietly(page);
    await open(page, `/sports/ar?modal=${kind}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    // Waits for more than the cross: what the modal is about.
    await expect(dialog.getByRole('button').nth(1)).toBeVisible();
    await expect(page).toHaveURL('/sports/ar');
    await expectAccessible(page, { within: '[role=dialog]' });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
