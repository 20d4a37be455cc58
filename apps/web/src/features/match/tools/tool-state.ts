import { createExternalStore } from '#data/external-store.ts';
import type { KeyTaking } from '#data/messages.ts';
import { readStored, writeStored } from '#data/storage.ts';
import { type MarketChoices, readChoices, type SportChoices, withChoice } from './market-choices.ts';

/** What the tools of the page are set to. */
export interface ToolState {
  readonly query: string;
  /** Pins and folds that the page shows. Those that were kept may wait for the next page. */
  readonly choices: MarketChoices;
  /** How often kept choices were shown; cards find their columns anew then, and not when one is pinned. */
  readonly shownTimes: number;
  /** Folded among what a search found; a search begins with all open. */
  readonly foldedFound: ReadonlySet<string>;
  /** The last pin in words. */
  readonly said: { readonly key: KeyTaking<'market'>; readonly market: string } | null;
}

const kept = () => readChoices(readStored('marketChoices'));

const START: ToolState = { query: '', choices: {}, shownTimes: 0, foldedFound: new Set(), said: null };
export const toolState = createExternalStore<ToolState>(START);

const change = (next: Partial<ToolState>) => toolState.set({ ...toolState.get(), ...next });

/** Shows the pins and folds that were kept, on a page that nobody has begun to read. */
export const showKept = (): void => change({ choices: kept(), shownTimes: toolState.get().shownTimes + 1 });

export const setQuery = (query: string): void => change({ query, foldedFound: new Set(), said: null });

function choose(
  sportKey: string,
  choice: { kind: keyof SportChoices; ids: readonly string[]; isOn: boolean },
) {
  const all = withChoice(kept(), sportKey, choice);
  writeStored('marketChoices', { ...all });
  return withChoice(toolState.get().choices, sportKey, choice);
}

/** Pins a market for all matches of a sport, or takes the pin out. */
export function pin(sportKey: string, market: { id: string; title: string }, isOn: boolean): void {
  const choices = choose(sportKey, { kind: 'pinned', ids: [market.id], isOn });
  change({ choices, said: { key: isOn ? 'markets.pinDone' : 'markets.pinGone', market: market.title } });
}

/** Folds or opens markets, for all matches of a sport; among what a search found only as long as it lasts. */
export function fold(sportKey: string, ids: readonly string[], isOn: boolean): void {
  const { query, foldedFound } = toolState.get();
  if (query.trim() === '') {
    change({ choices: choose(sportKey, { kind: 'folded', ids, isOn }), said: null });
    return;
  }
  const next = new Set(foldedFound);
  for (const id of ids) {
    if (isOn) next.add(id);
    else next.delete(id);
  }
  change({ foldedFound: next });
}
