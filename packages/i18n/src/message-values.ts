/** Reads the names of the values that a message in ICU format takes, in alphabetical order. */
export function messageValues(message: string): string[] {
  const names = new Set<string>();
  readText(message, 0, names);
  return [...names].sort();
}

/** Reads text up to the brace that closes it, and returns the position of that brace. */
function readText(message: string, start: number, names: Set<string>): number {
  let at = start;
  while (at < message.length && message[at] !== '}') {
    at = message[at] === '{' ? readValue(message, at + 1, names) : at + 1;
  }
  return at;
}

/** Reads a value behind its opening brace: `{name}`, or `{name, plural, one {…} other {…}}`. Returns where it ends. */
function readValue(message: string, start: number, names: Set<string>): number {
  const name = /^\s*(\w+)/.exec(message.slice(start))?.[1];
  if (name !== undefined) names.add(name);
  let at = start;
  while (at < message.length && message[at] !== '}') {
    at = message[at] === '{' ? readText(message, at + 1, names) + 1 : at + 1;
  }
  return at + 1;
}
