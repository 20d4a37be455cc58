import {
  countriesOf,
  fitLayout,
  type Layout,
  type LayoutFault,
  PAGES,
  type Page,
  ZONES,
} from '@touchline/contract/layout';
import type { House } from '../house.ts';
import { createCustomPages } from './custom-pages.ts';
import { createLayouts, type ServedLayout } from './layouts.ts';
import { createPlatformFile } from './platform-file.ts';
import { createPromotions } from './promotions.ts';
import { hasCyberSports } from './sport-type-providers.ts';
import { targetFate } from './target-fate.ts';

/** A layout as a reader gets it. `changes_at` epoch ms. */
type ShownLayout = Layout & { faults?: LayoutFault[]; changes_at?: number };

/** What begins the name of a page that an operator added. */
const CUSTOM = 'custom.';

const isPage = (text: string): text is Page => (PAGES as readonly string[]).includes(text);

/** Whether a page is about something that the operator switched off, or that nobody provides. */
const isOff = (page: Page, { options: { off }, world }: House): boolean =>
  (page === 'racing' && off.has('horse_racing')) ||
  (page === 'lotteries' && off.has('lotteries')) ||
  (page === 'cybersport' && !hasCyberSports(world));

/** Layouts as they are shown to readers now: for their country, and with links that lead somewhere. */
export function createShownLayouts(house: House) {
  const layouts = createLayouts(house.options.dataDir);
  const custom = createCustomPages(house.options.dataDir);
  const promotions = createPromotions(house.options);
  const platform = createPlatformFile(house.options);
  const told = new Set<string>();

  async function placed(name: string): Promise<ServedLayout | null> {
    if (isPage(name)) return isOff(name, house) ? null : layouts.of(name);
    if (!name.startsWith(CUSTOM)) return null;
    const page = (await custom.all()).find(({ path }) => path === name.slice(CUSTOM.length));
    if (!page) return null;
    const frame = await layouts.of('custom');
    const zones = { ...page.layout.zones };
    for (const zone of ZONES) if (!page.ownZones.has(zone)) zones[zone] = frame.zones[zone];
    const faults = [...page.faults, ...(frame.faults ?? [])];
    return { ...page.layout, zones, ...(faults.length > 0 && { faults }) };
  }

  /** A link that leads nowhere is said once: it may come back with the next match day. */
  function tell(name: string, faults: readonly LayoutFault[]) {
    for (const { path, reason } of faults) {
      const line = `warning: layout ${name}: ${path}: ${reason}`;
      if (told.has(line)) continue;
      told.add(line);
      console.warn(line);
    }
  }

  async function fateNow() {
    const [running, pages] = await Promise.all([promotions.in('en', house.now()), custom.all()]);
    return targetFate(house, {
      promotions: new Set(running.map(({ id }) => id)),
      pages: new Set(pages.map(({ path }) => path)),
    });
  }

  return {
    /** Null where there is no such page. */
    async of(name: string, country: string | null): Promise<ShownLayout | null> {
      const found = await placed(name);
      if (!found) return null;
      const { faults: broken = [], ...layout } = found;
      const fitted = fitLayout(layout, { country, now: house.now(), fateOf: await fateNow() });
      tell(name, fitted.faults);
      const faults = [...broken, ...fitted.faults];
      return {
        ...fitted.layout,
        ...(faults.length > 0 && { faults }),
        ...(fitted.changesAt !== null && { changes_at: fitted.changesAt }),
      };
    },
    /** Countries for which pages differ, because a block or a rule names them, and those that get no page. */
    async countries(): Promise<{ countries: string[]; blocked: string[] }> {
      const [own, added, noDeposits, { account, site }] = await Promise.all([
        Promise.all(PAGES.map((page) => layouts.of(page))),
        custom.all(),
        platform.blockedCountries(),
        house.blockedCountries.read(),
      ]);
      const named = [...own, ...added.map(({ layout }) => layout)].flatMap(countriesOf);
      return {
        countries: [...new Set([...named, ...noDeposits, ...account])].toSorted(),
        blocked: [...site],
      };
    },
  };
}
