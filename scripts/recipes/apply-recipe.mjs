import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {{ language: string, file: string, text: string }} Step */

const FENCE = /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm;

/**
 * The steps of a recipe: its blocks of code, in order.
 * @param {string} recipe
 * @returns {Step[]}
 */
export function stepsOf(recipe) {
  return [...recipe.matchAll(FENCE)].map(([, language = '', file = '', text = '']) => ({
    language,
    file,
    text,
  }));
}

/**
 * A text with the change of a diff: its lines with a space or a minus are found together, once, and those with a space or
 * a plus take their place.
 * @param {string} text
 * @param {string} diff
 */
export function withDiff(text, diff) {
  const lines = diff.replace(/\n$/, '').split('\n');
  const of = (/** @type {string} */ signs) =>
    lines.flatMap((line) => (signs.includes(line.charAt(0)) ? [line.slice(1)] : [])).join('\n');
  const before = of(' -');
  const places = text.split(before).length - 1;
  if (places !== 1) throw new Error(`These lines are there ${places} times:\n${before}`);
  return text.replace(before, () => of(' +'));
}

/**
 * Copies, as a shell would; other commands are for people.
 * @param {string} folder
 * @param {string} commands
 */
function copy(folder, commands) {
  for (const [, from = '', to = ''] of commands.matchAll(/^cp (?:-r )?(\S+) (\S+)$/gm))
    cpSync(join(folder, from), join(folder, to), { recursive: true });
}

/**
 * Carries a recipe out in a copy of the repository.
 * @param {string} folder
 * @param {string} recipe
 */
export function applyRecipe(folder, recipe) {
  for (const { language, file, text } of stepsOf(recipe)) {
    if (language === 'sh') copy(folder, text);
    if (file === '') continue;
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, language === 'diff' ? withDiff(readFileSync(path, 'utf8'), text) : text);
  }
}
