import type { Block, Layout } from '@touchline/contract/layout';
import { expectBlocks } from '#data/awake.ts';
import { type AnyQuery, BESIDE, type PageContext } from '#data/block.ts';
import { layoutQuery } from '#data/layout-query.ts';
import { reportError } from '#data/report.ts';
import { type Services, setCurrentServices } from '#data/services.ts';
import { bindingOf, loadLaterModule, loadModule } from './registry.ts';
import { isVital, needsLaterTexts } from './vital.ts';

const withChildren = (block: Block): Block[] => [block, ...(block.children ?? []).flatMap(withChildren)];

/** Every block of a layout that stands on the page. The side menu is made when it is opened. */
export const blocksOf = ({ zones: { side_menu: _menu, ...zones } }: Layout): Block[] =>
  Object.values(zones).flatMap((zone) => (zone as Block[]).flatMap(withChildren)); // kinds are looked up, unknown ones left out

/** The layout of a page as it was loaded. */
export const loadedLayout = (services: Services, page: PageContext): Layout | undefined =>
  services.queryClient.getQueryData(layoutQuery(page).queryKey);

/** Some layout that was loaded: their frames are alike. */
export const anyLayout = (services: Services): Layout | undefined =>
  services.queryClient.getQueriesData<Layout>({ queryKey: ['layout'] }).find(([, layout]) => layout)?.[1];

async function prepare(services: Services, block: Block, page: PageContext) {
  const binding = bindingOf(block.kind);
  if (!binding) return reportError(`No feature offers the block kind "${block.kind}"`);
  try {
    const module = await loadLaterModule(block.kind, binding);
    // A block may ask for the services of its page; it does so in this turn.
    setCurrentServices(services);
    const queries: readonly AnyQuery[] = module.queries?.(block.settings, page) ?? [];
    await Promise.all(
      queries.map((query) => {
        const made = services.queryClient.ensureQueryData({ ...query, revalidateIfStale: true });
        return query.meta === BESIDE ? made.catch(reportError) : made;
      }),
    );
    services.failedBlocks.delete(block.id);
  } catch (error) {
    services.failedBlocks.add(block.id);
    reportError(error);
  }
}

/** Loads the composition of a page, then the code and the data of its blocks, all at once. A block fails alone. */
export async function loadPage(services: Services, page: PageContext): Promise<void> {
  const layout = await services.queryClient.ensureQueryData(layoutQuery(page));
  await Promise.all(blocksOf(layout).map((block) => prepare(services, block, page)));
}

/** Whether a block is meant for the readers of a locale. */
export const isForLocale = ({ visibility }: Block, locale: string): boolean =>
  visibility?.locales?.includes(locale) ?? true;

/** Loads code and data of one block: again after it failed, or when its zone is first opened. */
export const prepareBlock = prepare;

/** Blocks of which HTML may have come, so that it has to be taken over. */
const takenOver = ({ locale, failedBlocks }: Services, { zones: { side_menu: _menu, ...zones } }: Layout) =>
  (Object.values(zones).flat() as Block[]).filter(
    (block) => bindingOf(block.kind) && isForLocale(block, locale) && !failedBlocks.has(block.id),
  ); // kinds are looked up, unknown ones left out

/** Brings the code that the page answers taps with, so that hydration finds it. Other blocks wake up when theirs comes. */
export async function loadVitalCode(services: Services): Promise<void> {
  const layout = anyLayout(services);
  if (!layout) return;
  expectBlocks(takenOver(services, layout).map(({ id }) => id));
  const kinds = new Set(layout.zones.main.map(({ kind }) => kind));
  await Promise.all(
    [...kinds].filter(isVital).map(async (kind) => {
      const binding = bindingOf(kind);
      const load = needsLaterTexts(kind) ? loadLaterModule : loadModule;
      if (binding) await load(kind, binding).catch(reportError);
    }),
  );
}
