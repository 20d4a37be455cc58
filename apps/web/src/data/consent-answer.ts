import type { ConsentClass } from './storage.ts';

/** Event of the window: the player has answered about cookies. */
export const ANSWER_EVENT = 'touchline:consent';

/** Answer of a button that opens the drawer, instead of agreeing to classes. */
export const CHOOSE = 'choose';

/** Classes in the order in which they are shown and stored. */
export const CLASSES = [
  'necessary',
  'preference',
  'statistics',
  'marketing',
] as const satisfies readonly ConsentClass[];

/** A class that a player may refuse. */
export type OptionalClass = Exclude<ConsentClass, 'necessary'>;

/** The answer that agrees to these classes, as the cookie stores it. */
export const answerOf = (agreed: readonly ConsentClass[]): string =>
  CLASSES.filter((one) => one === 'necessary' || agreed.includes(one)).join('.');

/** Answers of the two buttons that decide about all classes at once. */
export const ALL = answerOf(CLASSES);
export const ONLY_NECESSARY = answerOf([]);
