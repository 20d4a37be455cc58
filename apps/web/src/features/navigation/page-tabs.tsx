import type { TabKey } from '@touchline/contract/layout';
import { ChipLink, Chips, Tabs } from '@touchline/ui';
import { useEffect, useRef } from 'react';
import type { BlockProps } from '#data/block.ts';
import { chosenTab } from '#data/chosen-tab.ts';
import { type PlainKey, useMessages } from '#data/messages.ts';
import { hrefOf, usePlace } from '#data/navigation.ts';

export interface PageTabsSettings {
  readonly keys: readonly TabKey[];
  readonly display: 'tabs' | 'chips';
}

const NAMES: Readonly<Record<TabKey, PlainKey>> = {
  markets: 'lists.tab.markets',
  matches: 'lists.tab.matches',
  tournaments: 'book.nav.leagues',
  outrights: 'book.outrights.title',
  top: 'lists.tab.top',
  all: 'lists.tab.all',
  favorites: 'page.favorites.title',
};

/** The row whose tab was followed last: the page may be made anew, and the focus would leave with the old one. */
let followed: string | null = null;

/** Gives the focus back to the tab that was followed, where it went nowhere else. */
function useKeptTab(blockId: string, tab: string | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is the reason to look
  useEffect(() => {
    if (followed !== blockId) return;
    followed = null;
    if (document.activeElement === document.body)
      ref.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [blockId, tab]);
  return ref;
}

/** Parts of a page, or what its list holds, as addresses. The blocks that follow say in which tab they stand. */
export function PageTabs({ settings, page, block }: BlockProps<PageTabsSettings>) {
  const messages = useMessages();
  const base = hrefOf(usePlace());
  const ref = useKeptTab(block.id, page.search.tab);
  const chosen = chosenTab(settings.keys, page.search.tab);
  const items = settings.keys.map((key, index) => ({
    key,
    href: index === 0 ? base : `${base}?tab=${key}`,
    label: messages(NAMES[key]),
    current: key === chosen,
  }));
  const isTabs = settings.display === 'tabs';
  const label = messages(isTabs ? 'lists.tab.parts' : 'lists.tab.lists');
  const onClick = () => {
    followed = block.id;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes which row a press on a link is in
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above; a link answers the keyboard with a click
    <div ref={ref} onClick={onClick}>
      {isTabs ? (
        <Tabs label={label} items={items} />
      ) : (
        <Chips label={label}>
          {items.map(({ key, href, label: name, current }) => (
            <ChipLink key={key} href={href} current={current}>
              {name}
            </ChipLink>
          ))}
        </Chips>
      )}
    </div>
  );
}
