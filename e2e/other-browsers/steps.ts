import { expect } from '@playwright/test';
import { newEmail, PASSWORD } from '../support/players.ts';
import { at, atSelector, type Target } from './find.ts';
import type { Visitor } from './visitor.ts';

/** The button of a price, by its outcome key. */
export const price = (key: string): Target => atSelector(`button[data-price="${key}"]`);

/** Signs a new player up without the form. */
export async function signUpQuietly(visitor: Visitor): Promise<void> {
  await visitor.open('/sports');
  const signUp = async (email: string, password: string) => {
    const headers = {
      accept: 'application/vnd.touchline.v1+json',
      'content-type': 'application/json',
      'x-touchline-app': 'web',
    };
    const player = { email, password, country: 'IE', currency: 'EUR', birth_date: '1990-05-17' };
    const request = { method: 'POST', headers, body: JSON.stringify(player) };
    return (await fetch('/sports/api/platform/users/sign_up', request)).status;
  };
  expect(await visitor.evaluate(signUp, newEmail(), PASSWORD)).toBe(200);
}

export async function openMenu(visitor: Visitor): Promise<void> {
  if (visitor.isPhone) await visitor.click(at('button', 'Open the menu'));
  else await visitor.click(at('button', /^(Preferences|Account:)/, at('banner')));
}

/** Puts a price on the slip. */
export async function choosePrice(visitor: Visitor, key: string): Promise<void> {
  await visitor.click(price(key));
  await visitor.hasAttribute(price(key), 'aria-pressed', 'true');
}

/** The bet slip: the docked panel, or the sheet that the dock opens on a phone. */
export async function openSlip(visitor: Visitor): Promise<Target> {
  const slip = at(visitor.isPhone ? 'dialog' : 'region', 'Bet slip');
  if (visitor.isPhone) await visitor.click(at('button', /Open the bet slip/));
  await visitor.sees(slip);
  return slip;
}
