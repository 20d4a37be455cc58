import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type IconLists, IconSymbol } from '@touchline/contract';
import { stampOf } from './operator-file.ts';

const ROOT = /<svg\b[^>]*\bviewBox="([^"]*)"[^>]*>([\s\S]*)<\/svg>\s*$/;
/** Files of one folder at the most: a sprite is loaded by everybody. */
const MOST = 120;

/** A file of an editor as plain shapes, without its title, remarks and spare space. */
function symbolOf(name: string, svg: string): IconSymbol | undefined {
  const [, viewBox = '', inner = ''] = ROOT.exec(svg.replace(/<!--[\s\S]*?-->/g, '')) ?? [];
  const shapes = inner
    .replace(/<title>[^<]*<\/title>/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?\/>/g, '/>')
    .replace(/> </g, '><')
    .trim();
  return IconSymbol.safeParse({ name, view_box: viewBox.trim(), shapes }).data;
}

async function namesOf(folder: string): Promise<string[]> {
  try {
    const files = await readdir(folder);
    return files
      .filter((file) => file.endsWith('.svg'))
      .sort()
      .slice(0, MOST);
  } catch {
    return [];
  }
}

async function symbolsOf(folder: string): Promise<IconSymbol[]> {
  const symbols: IconSymbol[] = [];
  for (const file of await namesOf(folder)) {
    const symbol = symbolOf(file.slice(0, -'.svg'.length), await readFile(join(folder, file), 'utf8'));
    if (symbol) symbols.push(symbol);
    else console.warn(`warning: ${join(folder, file)}: not an outline of plain shapes with a viewBox`);
  }
  return symbols;
}

async function stampOfAll(folders: readonly string[]): Promise<string> {
  const stamps: string[] = [];
  for (const folder of folders)
    for (const file of await namesOf(folder))
      stamps.push(`${folder}/${file} ${await stampOf(join(folder, file))}`);
  return stamps.join('\n');
}

/** Outlines of the operator: `icons/{name}.svg` and `icons/sports/{sport key}.svg` of the data folder. */
export function createIcons(dataDir: string) {
  const own = join(dataDir, 'icons');
  const sports = join(own, 'sports');
  let held: { readonly stamp: string; readonly lists: IconLists } | undefined;
  return {
    async read(): Promise<IconLists> {
      const stamp = await stampOfAll([own, sports]);
      if (held?.stamp === stamp) return held.lists;
      const lists = { icons: await symbolsOf(own), sport_icons: await symbolsOf(sports) };
      const version = createHash('sha256').update(JSON.stringify(lists)).digest('hex').slice(0, 12);
      held = { stamp, lists: { version, ...lists } };
      return held.lists;
    },
  };
}
