import type { AnyQuery, PageContext } from '#data/block.ts';
import { reportError } from '#data/report.ts';
import type { Services } from '#data/services.ts';
import { blocksOf, loadedLayout } from './load-page.ts';
import { bindingOf, loadLaterModule } from './registry.ts';

/** Limits the wait for data before the zone changes, because one slow call must not keep the old times; the rest shows skeletons. */
const PATIENCE_MS = 5_000;

/** Loads the data that blocks of the page name and do not have. A block that fails says so itself. */
export async function loadMissing(services: Services, page: PageContext): Promise<void> {
  const layout = loadedLayout(services, page);
  if (!layout) return;
  const loads = blocksOf(layout).map(async (block) => {
    const binding = bindingOf(block.kind);
    if (!binding) return;
    const { queries } = await loadLaterModule(block.kind, binding);
    const named: readonly AnyQuery[] = queries?.(block.settings, page) ?? [];
    await Promise.all(named.map((query) => services.queryClient.ensureQueryData(query)));
  });
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.all(loads), patience]).catch(reportError);
}
