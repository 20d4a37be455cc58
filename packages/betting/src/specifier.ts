/** What narrows a market, as text: `total=2.5`, `setnr=1|gamenr=4`, or the empty string for none. */
export type Specifier = string;

/**
 * Reads a specifier into its names and values, in the order written.
 * Errors: null when a part has no name, no value or repeats a name.
 */
export function parseSpecifier(text: Specifier): Record<string, string> | null {
  const parts: Record<string, string> = {};
  if (text === '') return parts;
  for (const part of text.split('|')) {
    const at = part.indexOf('=');
    const name = part.slice(0, Math.max(at, 0));
    const value = part.slice(at + 1);
    if (name === '' || value === '' || Object.hasOwn(parts, name)) return null;
    // defineProperty and not assignment: a name such as __proto__ is data like any other.
    Object.defineProperty(parts, name, { value, enumerable: true, configurable: true, writable: true });
  }
  return parts;
}

/**
 * Writes names and values as a specifier, in the order given.
 * Errors: RangeError when a name or value is empty or holds a separator.
 */
export function printSpecifier(parts: Readonly<Record<string, string | number>>): Specifier {
  return Object.entries(parts)
    .map(([name, value]) => {
      const text = String(value);
      if (name === '' || text === '' || /[=|]/.test(name) || text.includes('|')) {
        throw new RangeError(`Not a specifier part: ${name}=${text}`);
      }
      return `${name}=${text}`;
    })
    .join('|');
}
