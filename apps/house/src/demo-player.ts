import { signUp } from './commands/sign-up.ts';
import type { House } from './house.ts';

export const DEMO_PLAYER = { email: 'demo@touchline.example', password: 'demo-pass-1' };

/** The account that a person looks around with; made by the first start. */
export async function ensureDemoPlayer(house: House): Promise<void> {
  const result = await signUp(house, {
    ...DEMO_PLAYER,
    country: 'GB',
    currency: 'EUR',
    birth_date: '1990-01-01',
    locale: 'en',
  });
  if (result.kind === 'wrong_fields') throw new Error('The demo player is not a valid player.');
}
