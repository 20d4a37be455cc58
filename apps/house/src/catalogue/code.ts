import { slugText } from './slug.ts';

/** Three letters or digits that stand for a name: its first letter and two later ones, none of those that are taken. */
export function codeOf(name: string, taken: ReadonlySet<string>): string {
  const letters = slugText(name)
    .replaceAll(/[^a-z]/g, '')
    .toUpperCase()
    .padEnd(3, 'X');
  for (let second = 1; second < letters.length; second++) {
    for (let third = second + 1; third < letters.length; third++) {
      const code = `${letters[0]}${letters[second]}${letters[third]}`;
      if (!taken.has(code)) return code;
    }
  }
  for (let digit = 2; ; digit++) {
    const code = `${letters.slice(0, 2)}${digit}`;
    if (!taken.has(code)) return code;
  }
}
