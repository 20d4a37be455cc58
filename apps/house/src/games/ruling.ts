/** An operator's word on a race: who came in, those of one group together, and who did not start beside those of the season. */
export interface RaceRuling {
  readonly kind: 'finish';
  readonly finish: readonly (readonly number[])[];
  readonly nonRunners: readonly number[];
}

/** An operator's word on a draw: its numbers in the order in which they came. */
export interface DrawRuling {
  readonly kind: 'numbers';
  readonly numbers: readonly number[];
}

/** What holds for a race or a draw in place of what the season has for it. */
export type Ruling = { readonly kind: 'void' } | RaceRuling | DrawRuling;

/** Rulings on some races or draws of one game, by their index. */
export type Rulings = ReadonlyMap<number, Ruling>;

export const isVoided = (rulings: Rulings, event: number): boolean => rulings.get(event)?.kind === 'void';
