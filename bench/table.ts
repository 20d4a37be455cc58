import { type Bar, type Figure, isMet } from './bench.ts';
import type { Machine } from './machine.ts';

/** One bench as it was measured; also the shape of the JSON files. */
export interface Result {
  readonly name: string;
  readonly title: string;
  /** How it was started. */
  readonly command: string;
  /** ISO 8601, or its day alone. */
  readonly measuredAt: string;
  readonly machine: Machine;
  /** Load average of the minute before, per core; above 1 the machine was busy, the bench before it included. */
  readonly busy: number;
  readonly figures: readonly Figure[];
  /** Why nothing, or not everything, was measured. */
  readonly failure?: string;
}

const digitsOf = (value: number) => (value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3);

function quantity(value: number, unit: Figure['unit']): string {
  const digits = Number.isInteger(value) ? 0 : digitsOf(Math.abs(value));
  const text = value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return unit === '' ? text : unit === '%' || unit === '×' ? `${text} ${unit}` : `${text} ${unit}`;
}

function barText(bar: Bar | undefined, unit: Figure['unit']): string {
  if (bar === undefined) return '–';
  const parts: string[] = [];
  if (bar.atLeast !== undefined) parts.push(`≥ ${quantity(bar.atLeast, unit)}`);
  if (bar.atMost !== undefined) parts.push(`≤ ${quantity(bar.atMost, unit)}`);
  if (bar.goal !== undefined) parts.push(bar.goal);
  return parts.join(', ');
}

function verdict(figure: Figure): string {
  const met = isMet(figure);
  return met === null ? '' : met ? 'met' : '**missed**';
}

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

function rowsOf({ figures, failure, measuredAt }: Result): string[] {
  const rows = figures.map((figure) =>
    row([
      figure.what,
      barText(figure.bar, figure.unit),
      quantity(figure.value, figure.unit),
      verdict(figure),
      figure.note ?? '',
    ]),
  );
  if (failure !== undefined)
    rows.push(row(['not measured', '', '', '**failed**', `${failure} (${measuredAt})`]));
  return rows;
}

/** Load a core from which a machine had other work. */
const BUSY_LOAD = 1;

/** When and where a bench was measured; a busy machine makes times too long. */
function circumstances({ measuredAt, machine, busy }: Result): string {
  const { processor, cores, memoryGb, node, chromium } = machine;
  const programs = `Node ${node}${chromium === null ? '' : `, Chromium ${chromium}`}`;
  const load = `load ${busy.toFixed(1)} a core${busy > BUSY_LOAD ? ': the machine had other work' : ''}`;
  return `${measuredAt.slice(0, 10)}; ${processor}, ${cores} cores, ${memoryGb} GB; ${programs}; ${load}`;
}

/** Goal and figure side by side, as Markdown, bench by bench. */
export function tables(results: readonly Result[]): string {
  return results
    .map((result) =>
      [
        `## ${result.title}`,
        '',
        `\`${result.command}\` (${circumstances(result)})`,
        '',
        row(['Figure', 'Goal', 'Measured', '', 'Made of']),
        row(['---', '---', '---', '---', '---']),
        ...rowsOf(result),
      ].join('\n'),
    )
    .join('\n\n');
}

/** The page of everything that was measured, each bench when it was measured last. */
export function page(results: readonly Result[]): string {
  return `# Performance

Goals and what was measured. What each figure means and how it is taken: [benches](../bench/README.md). \`npm run bench\`
measures and rewrites this page; what is not measured again stays as it was, with its date.

${tables(results)}
`;
}
