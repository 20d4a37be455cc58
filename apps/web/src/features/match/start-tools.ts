import type { ExternalStore } from '#data/external-store.ts';
import { currentServices } from '#data/services.ts';
import { arrangeCards } from './arrange-cards.ts';
import { HeadTools } from './head-tools.tsx';
import { marketIdOf } from './market/market-id.ts';
import { MarketBar } from './market-bar.tsx';
import { ShareMatch } from './tools/share-match.tsx';
import { fold, showKept, toolState } from './tools/tool-state.ts';
import type { Tools } from './tools.ts';

/** Puts the tools in place. Pins and folds that were kept wait where somebody reads already: nothing moves under his eyes. */
export function startTools(held: ExternalStore<Tools | null>, isRead: boolean): void {
  const { messages } = currentServices();
  const put = () => {
    const state = toolState.get();
    held.set({
      Bar: MarketBar,
      HeadTools,
      ShareMatch,
      arrange: (of) => arrangeCards(of, state, messages),
      fold: (sportKey, card, isFolded) => fold(sportKey, [marketIdOf(card)], isFolded),
    });
  };
  if (!isRead) showKept();
  toolState.subscribe(put);
  put();
}
