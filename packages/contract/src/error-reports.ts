/** Limits of an error report, in characters; `frames` counts the lines of the stack. */
export const ERROR_REPORT_LIMITS = {
  name: 60,
  message: 300,
  route: 100,
  release: 60,
  frame: 160,
  frames: 12,
} as const;

/** A line of a stack: a function and a file of ours with line and column. */
export const ERROR_FRAME = /^[\w$.<>[\] ]*@[\w./$-]+:\d+:\d+$/;

/** In order: what is found first cannot be cut in two by a later rule. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  // Control characters could rewrite the terminal of who reads the report.
  [/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' '],
  [/[^\s"'<>()]+@[^\s"'<>()]+/g, '<email>'],
  [/([?#&;])[\w.%[\]~-]+=[^\s"'<>()]*/g, '$1…'],
  [/(["'`])(?![\w.$-]{1,40}\1)[^"'`]*\1/g, '$1…$1'],
  [/(?=[\w.~+/=-]*\d)[\w~+=-]{20,}(?:\.[\w~+=-]+)*/g, '<token>'],
  // Keeps the number of an error of React, and digits that belong to a name.
  [/(?<![\p{L}\p{N}_#])\+?\d(?:[\d\s.,:/()-]*\d)?/gu, '<number>'],
  [/\d{4,}/g, '<number>'],
];

/**
 * Removes from a message what may belong to a person: emails, numbers, tokens, query strings and quoted texts.
 * Units: cut to `max` characters.
 */
export function scrubbed(text: string, max: number): string {
  const bounded = text.slice(0, 4 * max);
  return PERSONAL.reduce((rest, [pattern, stand]) => rest.replace(pattern, stand), bounded)
    .trim()
    .slice(0, max)
    .toWellFormed();
}
