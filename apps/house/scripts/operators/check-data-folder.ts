import { readdir } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import type { EpochMs } from '@touchline/betting';
import { PAGES } from '@touchline/contract/layout';
import { localeInfo } from '@touchline/i18n/locale-table';
import { createRegisterFile } from '../../src/exclusions/register-file.ts';
import type { HouseOptions } from '../../src/options.ts';
import { createBrand } from '../../src/queries/brand.ts';
import { createChat } from '../../src/queries/chat-file.ts';
import { createCompetitorLogos } from '../../src/queries/competitor-logos.ts';
import { createCustomPages } from '../../src/queries/custom-pages.ts';
import { createFlags } from '../../src/queries/flags.ts';
import { createIcons } from '../../src/queries/icons.ts';
import { createLayouts } from '../../src/queries/layouts.ts';
import { createLeagueOrder } from '../../src/queries/league-order.ts';
import { createLegal } from '../../src/queries/legal.ts';
import { createLimitPolicy } from '../../src/queries/limit-policy.ts';
import { createLoyalty } from '../../src/queries/loyalty.ts';
import { createOperatorTexts } from '../../src/queries/operator-texts.ts';
import { createOwnMessages } from '../../src/queries/own-messages.ts';
import { createPlatformFile } from '../../src/queries/platform-file.ts';
import { createPromotions } from '../../src/queries/promotions.ts';
import { createReminders } from '../../src/queries/reminders.ts';
import { createSignUpRules } from '../../src/queries/sign-up-rules.ts';
import { checkLogos } from './check-logos.ts';
import { checkReferences } from './check-references.ts';
import type { Finding } from './finding.ts';

/** What files may name outside of the data folder. */
export interface Surroundings {
  readonly frameOrigins: readonly string[];
  readonly imageOrigins: readonly string[];
}

/** The readers of the house say in its log what is wrong: here the same words are collected. */
async function warningsOf(read: () => Promise<unknown>): Promise<string[]> {
  const { warn } = console;
  const said: string[] = [];
  console.warn = (line: string) => void said.push(line);
  try {
    await read();
  } finally {
    console.warn = warn;
  }
  return said;
}

const LINE = /^warning: (.+?\.\w+): (.*)$/;
/** A consequence of what stands above it. */
const FOLLOWS = 'the default layout is shown';

const namesIn = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true }).catch(() => [])).map((entry) => ({
    name: entry.name,
    isFolder: entry.isDirectory(),
  }));

async function checkTexts(options: HouseOptions): Promise<Finding[]> {
  const folder = join(options.dataDir, 'texts');
  const texts = createOperatorTexts(options);
  const findings: Finding[] = [];
  const say = (where: string, says: string) => findings.push({ level: 'error', where, says });
  for (const { name: locale, isFolder } of await namesIn(folder)) {
    if (!isFolder) continue;
    if (!localeInfo(locale)) {
      say(`texts/${locale}`, 'is no locale such as en or de-AT.');
      continue;
    }
    for (const { name: file } of await namesIn(join(folder, locale))) {
      const where = `texts/${locale}/${file}`;
      const text = file.endsWith('.md') && (await texts.of(file.slice(0, -'.md'.length), locale));
      if (!text) {
        say(where, 'must be called {name}.md, the name in lower case letters, digits and dashes.');
        continue;
      }
      const open = [...text.content.matchAll(/\{\w+\}/g)].map(([mark]) => mark);
      for (const mark of new Set(open)) say(where, `names ${mark}, which stands for nothing.`);
    }
  }
  return findings;
}

/** Folders of own words in locales that there are not. */
async function checkLocales(dataDir: string): Promise<Finding[]> {
  const folders = await namesIn(join(dataDir, 'locales'));
  return folders
    .filter(({ name }) => !localeInfo(name))
    .map(({ name }) => ({
      level: 'error',
      where: `locales/${name}`,
      says: 'is no locale such as en or de-AT.',
    }));
}

/** What blocked countries need of the network before the product. */
const checkCountries = ({ countryHeader }: HouseOptions, blocked: readonly string[]): Finding[] =>
  blocked.length === 0
    ? []
    : [
        {
          level: 'warning',
          where: 'countries.json',
          says: `blocks by the header ${countryHeader} (COUNTRY_HEADER): nobody is blocked whose requests come without it.`,
        },
      ];

/** Layouts of pages that there are not. */
async function checkNames(dataDir: string): Promise<Finding[]> {
  const files = await namesIn(join(dataDir, 'layouts'));
  return files
    .filter(({ name }) => !PAGES.some((page) => name === `${page}.json`))
    .map(({ name }) => ({
      level: 'error',
      where: `layouts/${name}`,
      says: `is the layout of no page; the pages are ${PAGES.join(', ')}.`,
    }));
}

/** Everything that is wrong in the operator's files of a data folder; one without any has nothing wrong. */
export async function checkDataFolder(options: HouseOptions, around: Surroundings): Promise<Finding[]> {
  const { dataDir } = options;
  const layouts = createLayouts(dataDir);
  const pages = createCustomPages(dataDir);
  const messages = createOwnMessages(dataDir);
  const logos = createCompetitorLogos(dataDir);
  const codes = (await namesIn(join(dataDir, 'locales'))).filter(({ name }) => localeInfo(name));
  let brandFaults: readonly string[] = [];
  let blocked: readonly string[] = [];
  const said = await warningsOf(async () => {
    brandFaults = (await createBrand(options).read()).faults ?? [];
    for (const page of PAGES) await layouts.of(page);
    await pages.all();
    for (const { name } of codes) await messages.in(name);
    await createPromotions(options).in('en', Date.now() as EpochMs);
    await createLegal(dataDir).in('en');
    await createLoyalty(dataDir).rates();
    await createFlags(dataDir).read();
    await createLimitPolicy(dataDir).of('GB');
    await createPlatformFile(options).read();
    await createChat(options).read();
    blocked = (await createSignUpRules(dataDir).read()).blockedCountries;
    await createReminders(options).read('en');
    // It throws, and the log says why.
    await createRegisterFile(dataDir)
      .ask([])
      .catch(() => undefined);
    await createIcons(dataDir).read();
    await createLeagueOrder(dataDir).priorities('top');
    await logos.refresh();
  });
  let references: readonly Finding[] = [];
  // It reads the same files, of which the log has been told.
  await warningsOf(async () => {
    references = await checkReferences(options, around);
  });
  const logged = said.flatMap((line): Finding[] => {
    const [, file = '', says = line] = LINE.exec(line) ?? [];
    const where = isAbsolute(file) ? relative(dataDir, file) : file;
    const isHint = where === 'brand.json' && !brandFaults.includes(says);
    return says === FOLLOWS ? [] : [{ level: isHint ? 'warning' : 'error', where, says }];
  });
  return [
    ...logged,
    ...(await checkNames(dataDir)),
    ...(await checkLocales(dataDir)),
    ...(await checkTexts(options)),
    ...checkLogos(options, logos),
    ...checkCountries(options, blocked),
    ...references,
  ];
}
