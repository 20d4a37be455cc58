import { FRESH } from '../../apps/house/test/support/fresh.ts';
import { IS_SOAK } from '../../apps/house/test/support/soak.ts';
import type { Stack, StackOptions } from './stack.ts';

// Asks for the backends that stack-keeper.ts keeps.

/** The variable that names where they are asked for. */
export const KEEPER = 'TOUCHLINE_KEPT_STACKS';

/** A stack as its worker needs to know it. */
export type HandedStack = Omit<Stack, 'stop'>;

/** The place at which a worker runs, how its stack was started, and the file whose test asks for it. */
export interface Place {
  readonly index: number;
  readonly options: StackOptions;
  readonly file: string;
}

/** Of halves, sets, quarters, periods, innings and maps: enough for tests of pages, which are half as large with them. */
const FEW_SPORTS = 'football,tennis,basketball,ice_hockey,cricket,counter_strike,valorant';

/** The setting of those that play with all sports. */
export const EVERY_SPORT = '';

/** What tests of pages play with where they do not say; the soak plays all sports. */
export const USUAL_SETTINGS: Readonly<Record<string, string>> = IS_SOAK ? {} : { HOUSE_SPORTS: FEW_SPORTS };

const withUsual = (options: StackOptions): StackOptions => ({
  ...options,
  houseSettings: { ...USUAL_SETTINGS, ...options.houseSettings },
});

async function ask(method: 'POST' | 'DELETE', { options, ...place }: Place): Promise<unknown> {
  const body = JSON.stringify({ ...place, options: withUsual(options) });
  const answer = await fetch(process.env[KEEPER] ?? '', { method, headers: FRESH, body });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** The stack of a place. Errors: Error with the last lines of a house or web app that does not start. */
export const takeStack = async (place: Place): Promise<HandedStack> =>
  (await ask('POST', place)) as HandedStack; // written above

/** Ends the stack of a place, so that nobody meets what a test left there. */
export const dropStack = async (place: Place): Promise<void> => void (await ask('DELETE', place));
