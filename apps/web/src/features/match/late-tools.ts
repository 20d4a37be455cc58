import { useEffect } from 'react';
import { createExternalStore, useExternalStore } from '#data/external-store.ts';
import { late } from '#data/late.ts';
import { laterMessages } from '#data/later-messages.ts';
import { reportError } from '#data/report.ts';
import { whenIdle } from '#data/when-idle.ts';
import type { MarketCard } from './market/market-cards.ts';
import type { Tools } from './tools.ts';

const held = createExternalStore<Tools | null>(null);
let loading: Promise<void> | undefined;
/** Something was pressed or typed while the tools were waited for. */
let isTouched = false;

const touch = () => {
  isTouched = true;
};

/** Brings what a match page has beyond its prices: search, pins, folds, rules, sharing. */
function loadTools(): Promise<void> {
  loading ??= Promise.all([late(() => import('./start-tools.ts')), laterMessages()])
    .then(([{ startTools }]) => startTools(held, isTouched || window.scrollY > 0))
    .catch((error) => {
      loading = undefined;
      reportError(error);
    });
  return loading;
}

function loadWhenIdle(): void {
  isTouched = false;
  addEventListener('pointerdown', touch, { capture: true, once: true });
  addEventListener('keydown', touch, { capture: true, once: true });
  whenIdle(loadTools);
}

/** Folds a card or opens it; what folds may have to come first. */
export async function foldCard(sportKey: string, card: MarketCard, isFolded: boolean): Promise<void> {
  await loadTools();
  held.get()?.fold(sportKey, card, isFolded);
}

/** The tools as they are at this moment; null on the server and until they are here. */
export const currentTools = (): Tools | null => held.get();

/** Follows the tools, which come in an idle moment after the page is there. */
export function useTools(): Tools | null {
  useEffect(() => {
    if (loading === undefined) loadWhenIdle();
  }, []);
  return useExternalStore(held, null);
}
