import type { Block, Layout, TabKey } from '@touchline/contract/layout';
import { chosenTab } from './chosen-tab.ts';

/**
 * A layout as the tab of an address shows it: without the blocks of other tabs.
 * Shape: a block of tabs decides about those that follow it, and only where it is shown itself, so that tabs may stand in tabs.
 */
export function tabLayout(layout: Layout, tab: string | undefined): Layout {
  const chosen = new Set<TabKey | undefined>();
  const main = (layout.zones.main as Block[]).filter(({ kind, settings, visibility }) => {
    if (visibility?.tabs && !visibility.tabs.some((key) => chosen.has(key))) return false;
    if (kind === 'tabs') chosen.add(chosenTab(settings.keys as TabKey[], tab)); // checked against the schema of the kind
    return true;
  });
  return { ...layout, zones: { ...layout.zones, main } };
}
