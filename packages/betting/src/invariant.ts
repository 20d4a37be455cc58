/**
 * States what must hold; a bug throws here, a player's mistake never comes this far.
 * Errors: Error with the message when the condition is false.
 */
export function invariant(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`Broken invariant: ${message}`);
}

/** Closes a switch over a union: a new member fails to compile; an unknown value at run time throws. */
export function assertNever(value: never, what: string): never {
  throw new Error(`Unexpected ${what}: ${JSON.stringify(value)}`);
}
