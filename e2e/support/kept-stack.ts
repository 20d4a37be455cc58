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

async function ask(method: 'POST' | 'DELETE', place: Place): Promise<unknown> {
  const answer = await fetch(process.env[KEEPER] ?? '', { method, body: JSON.stringify(place) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** The stack of a place. Errors: Error with the last lines of a house or web app that does not start. */
export const takeStack = async (place: Place): Promise<HandedStack> =>
  (await ask('POST', place)) as HandedStack; // written above

/** Ends the stack of a place, so that nobody meets what a test left there. */
export const dropStack = async (place: Place): Promise<void> => void (await ask('DELETE', place));
