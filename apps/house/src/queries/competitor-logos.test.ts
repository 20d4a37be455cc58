import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCompetitorLogos, LOGO_FOLDER } from './competitor-logos.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
const PNG = Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1');
const HARBOUR = { id: '1701', name: 'Harbour Cité' };

let dataDir: string;
let warned: string[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'touchline-logos-'));
  mkdirSync(join(dataDir, LOGO_FOLDER), { recursive: true });
  warned = [];
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void warned.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dataDir, { recursive: true });
});

const place = (file: string, content: string | Buffer) =>
  writeFileSync(join(dataDir, LOGO_FOLDER, file), content);

async function read() {
  const logos = createCompetitorLogos(dataDir);
  await logos.refresh();
  return logos;
}

test('a folder that is not there has no logos', async () => {
  rmSync(join(dataDir, 'media'), { recursive: true });
  expect((await read()).of(HARBOUR)).toBeNull();
});

test('a file is found by the id of its competitor before one by the name', async () => {
  place('harbour-cite.png', PNG);
  expect((await read()).of(HARBOUR)).toMatch(/^\/media\/competitors\/harbour-cite\.png\?v=[\da-f]{12}$/);
  place('1701.svg', SVG);
  const logos = await read();
  expect(logos.of(HARBOUR)).toMatch(/^\/media\/competitors\/1701\.svg\?v=/);
  expect(logos.of({ id: '1702', name: 'Castellan' })).toBeNull();
});

test('a new file, a changed one and one that is gone are noticed within seconds, without a wait for the reader', async () => {
  let at = 0;
  const logos = createCompetitorLogos(dataDir, () => at);
  await logos.refresh();
  const later = async () => {
    at += 2_000;
    logos.of(HARBOUR);
    await logos.refresh();
    return logos.of(HARBOUR);
  };
  place('1701.svg', SVG);
  expect(logos.of(HARBOUR)).toBeNull();
  const first = await later();
  expect(first).not.toBeNull();
  const version = logos.version();
  place('1701.svg', SVG.replace('h9', 'h8v1'));
  const second = await later();
  expect(second).not.toBe(first);
  expect(logos.version()).not.toBe(version);
  rmSync(join(dataDir, LOGO_FOLDER, '1701.svg'));
  expect(await later()).toBeNull();
});

const drawn = (inner: string) => SVG.replace('<path', `${inner}<path`);

test.each([
  ['text in the name of a picture', '1701.png', 'any', 'not a picture of the type png'],
  ['a picture of another type', '1701.webp', PNG, 'not a picture of the type webp'],
  ['a large picture', '1701.png', Buffer.concat([PNG, Buffer.alloc(1_048_576)]), 'larger than 1024 kB'],
  ['a large drawing', '1701.svg', drawn(' '.repeat(102_400)), 'larger than 100 kB'],
  [
    'a drawing without a viewBox',
    '1701.svg',
    SVG.replace('viewBox', 'box'),
    'not an SVG picture with a viewBox',
  ],
  ['a script', '1701.svg', drawn('<script>alert(1)</script>'), 'a script, a link or'],
  [
    'a script between comments',
    '1701.svg',
    drawn('<![CDATA[<!--]]><script/><![CDATA[-->]]>'),
    'a script, a link or',
  ],
  ['a handler', '1701.svg', drawn('<g onload="alert(1)"/>'), 'a script, a link or'],
  ['a page within', '1701.svg', drawn('<foreignObject/>'), 'a script, a link or'],
  [
    'a picture from elsewhere',
    '1701.svg',
    drawn('<image href="https://a.example/b.png"/>'),
    'a script, a link or',
  ],
  ['a paint from elsewhere', '1701.svg', drawn('<g fill="url(//a.example/b#c)"/>'), 'a script, a link or'],
  ['an entity', '1701.svg', `<!DOCTYPE svg [<!ENTITY a "b">]>${SVG}`, 'not an SVG picture'],
  ['a name in capitals', 'Harbour.svg', SVG, 'must be called {id}.{type} or {name}.{type}'],
  ['a file of another kind', '1701.txt', 'any', 'must be called {id}.{type} or {name}.{type}'],
])('%s is no logo, and the log says why', async (_, file, content, says) => {
  place(file, content);
  expect((await read()).of(HARBOUR)).toBeNull();
  expect(warned).toEqual([expect.stringContaining(`${file}: ${says}`)]);
});

test('a drawing may name its own parts and carry a style', async () => {
  place(
    '1701.svg',
    `<?xml version="1.0"?><!-- by hand --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd">${drawn(
      '<style>.a{fill:url(#b)}</style><linearGradient id="b"/><use href="#b"/><g fill="url(\'#b\')" style="opacity:1"/>',
    )}\n`,
  );
  expect((await read()).of(HARBOUR)).not.toBeNull();
  expect(warned).toEqual([]);
});
