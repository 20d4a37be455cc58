import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Stages of the work, in their order. */
export const STAGES = ['1a', '1b', '3', '4', '2', '5a', '5b', '6', '7', '8'];

const COLUMNS = ['item', 'stage', 'file', 'test'];
const NONE = '–';

/**
 * @typedef {object} Row
 * @property {number} line in the page, from 1
 * @property {string} section heading above the table
 * @property {string} item
 * @property {string} stage
 * @property {string[]} files paths from the root
 * @property {string[]} tests paths from the root
 * @property {number} cells
 *
 * @typedef {{ finished: string[], rows: Row[] }} SpecMap
 */

/** @param {string} text */
const cellsOf = (text) =>
  text
    .replace(/^\s*\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** @param {string | undefined} cell */
const pathsOf = (cell) =>
  cell === undefined || cell === NONE ? [] : [...cell.matchAll(/`([^`]+)`/g)].map((found) => found[1] ?? '');

/**
 * Reads the page: the line `finished: …` and every table whose columns are item, stage, file, test.
 * @param {string} page
 * @returns {SpecMap}
 */
export function parse(page) {
  /** @type {SpecMap} */
  const map = { finished: [], rows: [] };
  let section = '';
  let inTable = false;
  for (const [index, text] of page.split('\n').entries()) {
    const finished = /^finished:\s*(.*)$/.exec(text);
    if (finished)
      map.finished = (finished[1] ?? '')
        .split(',')
        .map((stage) => stage.trim())
        .filter((stage) => stage !== 'none');
    if (text.startsWith('#')) section = text.replace(/^#+\s*/, '');
    if (!text.trimStart().startsWith('|')) {
      inTable = false;
      continue;
    }
    const cells = cellsOf(text);
    if (cells.join() === COLUMNS.join()) inTable = true;
    else if (inTable && !/^[-: ]+$/.test(cells.join(''))) {
      const [item = '', stage = '', file, test] = cells;
      map.rows.push({
        line: index + 1,
        section,
        item,
        stage,
        files: pathsOf(file),
        tests: pathsOf(test),
        cells: cells.length,
      });
    }
  }
  return map;
}

/**
 * @param {Row} row
 * @param {string} root
 */
function missing(row, root) {
  const lacks = [row.files.length === 0 ? 'file' : '', row.tests.length === 0 ? 'test' : ''].filter(Boolean);
  const gone = [...row.files, ...row.tests].filter((path) => !existsSync(join(root, path)));
  return [
    ...(lacks.length > 0
      ? [`"${row.item}" is of a finished stage and names no ${lacks.join(' and no ')}`]
      : []),
    ...gone.map((path) => `"${row.item}" names ${path}, which does not exist`),
  ];
}

/**
 * What is wrong with the map, as lines that start with `:line: `.
 * @param {SpecMap} map
 * @param {string} root absolute path that the files are relative to
 * @returns {string[]}
 */
export function check(map, root) {
  const problems = map.finished
    .filter((stage) => !STAGES.includes(stage))
    .map((stage) => `:1: "${stage}" is not a stage`);
  if (map.rows.length === 0) problems.push(':1: the page has no rows');
  /** @type {Set<string>} */
  const seen = new Set();
  for (const row of map.rows) {
    const at = `:${row.line}: `;
    const key = `${row.section} ${row.item}`;
    if (seen.has(key)) problems.push(`${at}"${row.item}" stands twice in "${row.section}"`);
    seen.add(key);
    if (row.cells !== COLUMNS.length)
      problems.push(`${at}"${row.item}" has ${row.cells} cells instead of ${COLUMNS.length}`);
    if (!STAGES.includes(row.stage)) problems.push(`${at}"${row.item}" has the unknown stage "${row.stage}"`);
    if (map.finished.includes(row.stage)) problems.push(...missing(row, root).map((problem) => at + problem));
  }
  return problems;
}
