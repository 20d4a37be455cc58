import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EpochMs } from '@touchline/betting';
import { type Block, PAGES } from '@touchline/contract/layout';
import type { HouseOptions } from '../../src/options.ts';
import { type CustomPage, createCustomPages } from '../../src/queries/custom-pages.ts';
import { createLayouts } from '../../src/queries/layouts.ts';
import { createOperatorTexts } from '../../src/queries/operator-texts.ts';
import { createPromotions } from '../../src/queries/promotions.ts';
import type { Finding } from './finding.ts';

interface Origins {
  readonly frameOrigins: readonly string[];
  readonly imageOrigins: readonly string[];
}

/** What blocks may name, and whether it is there. */
interface Known extends Origins {
  readonly dataDir: string;
  readonly pages: ReadonlySet<string>;
  readonly promotions: ReadonlySet<string>;
  readonly texts: ReturnType<typeof createOperatorTexts>;
}

type Settings = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Settings => typeof value === 'object' && value !== null;

/** A value and all within it. */
function* within(value: unknown): Generator<Settings> {
  if (!isRecord(value)) return;
  yield value;
  for (const part of Object.values(value)) yield* within(part);
}

function originFault(address: unknown, origins: readonly string[], variable: string): string[] {
  const origin = typeof address === 'string' && /^https?:/.test(address) && URL.parse(address)?.origin;
  if (!origin || origins.includes(origin)) return [];
  return [`shows something of ${origin}, which ${variable} does not name.`];
}

function mediaFault(address: unknown, dataDir: string): string[] {
  if (typeof address !== 'string' || !address.startsWith('/media/')) return [];
  return existsSync(join(dataDir, address)) ? [] : [`shows ${address}, which is not in the data folder.`];
}

/** What is wrong in one object of a block's settings: a target, a picture or the settings themselves. */
function faultsOf(part: Settings, known: Known): string[] {
  const { kind, path, id, src } = part;
  if (kind === 'page' && !known.pages.has(String(path)))
    return [`leads to the page "${path}", which is not there.`];
  if (kind === 'promo' && !known.promotions.has(String(id)))
    return [`leads to the promotion "${id}", which does not run now.`];
  const isPicture = 'alt' in part;
  return [
    ...mediaFault(src, known.dataDir),
    ...(isPicture
      ? originFault(src, known.imageOrigins, 'IMAGE_ORIGINS')
      : originFault(src, known.frameOrigins, 'FRAME_ORIGINS')),
  ];
}

async function blockFaults({ kind, settings }: Block<string>, known: Known): Promise<string[]> {
  const said = [...within(settings)].flatMap((part) => faultsOf(part, known));
  if (kind === 'match_info') said.push(...originFault(settings.url, known.frameOrigins, 'FRAME_ORIGINS'));
  if (kind === 'operator_text' && !(await known.texts.of(String(settings.name), 'en')))
    said.push(`shows the text "${settings.name}", which is not there.`);
  return said;
}

/** Layouts and pages that the operator composed, with their files. */
async function composedLayouts(dataDir: string, pages: readonly CustomPage[]) {
  const layouts = createLayouts(dataDir);
  const placed = await Promise.all(
    PAGES.map(async (page) => ({ file: `layouts/${page}.json`, layout: await layouts.of(page) })),
  );
  const own = pages.map(({ path, layout }) => ({ file: `pages/${path}.json`, layout }));
  // Defaults lead nowhere that is not there.
  return [...placed, ...own].filter(({ file }) => existsSync(join(dataDir, file)));
}

/** Whether what blocks of layouts and pages name is there: pages, promotions, texts, pictures, other origins. */
export async function checkReferences(options: HouseOptions, origins: Origins): Promise<Finding[]> {
  const { dataDir } = options;
  const own = await createCustomPages(dataDir).all();
  const promotions = await createPromotions(options).in('en', Date.now() as EpochMs);
  const known: Known = {
    ...origins,
    dataDir,
    pages: new Set(own.map(({ path }) => path)),
    promotions: new Set(promotions.map(({ id }) => id)),
    texts: createOperatorTexts(options),
  };
  const findings: Finding[] = [];
  for (const { file: where, layout } of await composedLayouts(dataDir, own)) {
    for (const [zone, blocks] of Object.entries(layout.zones)) {
      for (const block of blocks) {
        for (const says of await blockFaults(block, known))
          findings.push({ level: 'error', where, says: `${zone}/${block.id}: ${says}` });
      }
    }
  }
  return findings;
}
