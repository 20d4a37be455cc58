import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { DEFAULT_LAYOUTS, type Page } from '@touchline/contract/layout';
import { isVital } from '../src/layout/vital.ts';

/** JavaScript before a page answers a first tap on a price: limit in kB of gzip. */
const LIMIT_KB = 150;

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

const root = fileURLToPath(new URL('..', import.meta.url));
const client = `${root}dist/client`;

/** Source files that the `load` of each block kind reaches, read from the features' `blocks.ts`. */
function sourcesByKind(): Map<string, string[]> {
  const sources = new Map<string, string[]>();
  for (const feature of readdirSync(`${root}src/features`)) {
    const file = `${root}src/features/${feature}/blocks.ts`;
    if (!existsSync(file)) continue;
    const text = withCalls(readFileSync(file, 'utf8'));
    for (const [, kind = '', body = ''] of text.matchAll(
      /^ {2}(\w+): \{([\s\S]*?)^ {2}\},|^ {2}(\w+): \{(.*)\},$/gm,
    )) {
      if (kind) sources.set(kind, importsOf(body, feature));
    }
    for (const [, kind = '', body = ''] of text.matchAll(/^ {2}(\w+): \{(.*)\},$/gm)) {
      sources.set(kind, importsOf(body, feature));
    }
  }
  return sources;
}

/** The text of a `blocks.ts` with each call of a shared loader written out. */
function withCalls(text: string): string {
  const loaders = [...text.matchAll(/^const (\w+) = \(\) => (import\('[^']+'\));$/gm)];
  return loaders.reduce((all, [, name, call = '']) => all.replaceAll(`${name}()`, () => call), text);
}

const importsOf = (body: string, feature: string) =>
  [...body.matchAll(/import\('\.\/([^']+)'\)/g)].map(([, name]) => `src/features/${feature}/${name}`);

function collect(manifest: Record<string, Chunk>, key: string, files: Set<string>) {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files);
}

/** Files that a page loads before it answers: the entry, the catalog, and the code of its blocks. */
function firstLoad(manifest: Record<string, Chunk>, page: Page, locale: string): string[] {
  const files = new Set<string>();
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry) collect(manifest, entry, files);
  for (const part of page === 'match' ? ['first', 'match'] : ['first']) {
    const catalog = Object.keys(manifest).find((key) => key.endsWith(`virtual:catalog/${locale}/${part}`));
    if (catalog) collect(manifest, catalog, files);
  }
  const sources = sourcesByKind();
  for (const block of DEFAULT_LAYOUTS[page].zones.main) {
    if (!isVital(block.kind)) continue;
    for (const source of sources.get(block.kind) ?? []) collect(manifest, source, files);
  }
  return [...files].filter((file) => file.endsWith('.js'));
}

const manifest: Record<string, Chunk> = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'));
const sizeOf = (file: string) => gzipSync(readFileSync(`${client}/${file}`), { level: 9 }).length;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

let isOver = false;
for (const page of ['home', 'live', 'match'] as const) {
  const files = firstLoad(manifest, page, 'en').map((file) => ({ file, bytes: sizeOf(file) }));
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  isOver ||= page === 'home' && total > LIMIT_KB * 1000;
  console.log(`${page}: ${kilobytes(total)} kB gz in ${files.length} files`);
  if (process.argv.includes('--files')) {
    for (const { file, bytes } of files.sort((a, b) => b.bytes - a.bytes))
      console.log(`  ${kilobytes(bytes)}  ${file}`);
  }
}
if (isOver) {
  console.error(`JavaScript before home answers a first tap is over ${LIMIT_KB} kB gz.`);
  process.exitCode = process.argv.includes('--check') ? 1 : 0;
}
