import type { MouseEvent, ReactNode, Ref } from 'react';
import { useLiveStore } from '#data/live.ts';
import { notify } from '#data/notices.ts';
import { reportError } from '#data/report.ts';
import { type SelectionSeed, toggleSelection } from '#data/slip.ts';

/** Finds what a tapped price belongs to; later, where its names have to be asked for. */
export type ResolvePrice = (
  outcomeKey: string,
) => SelectionSeed | undefined | Promise<SelectionSeed | undefined>;

/**
 * Handles the taps on every price inside it with one listener.
 * A selected price can always be taken out; a suspended one does nothing; a stale one is refused with a word.
 */
export function PriceArea({
  resolve,
  as: Tag = 'div',
  ref,
  label,
  children,
  ...rest
}: {
  resolve: ResolvePrice;
  as?: 'div' | 'article' | 'section';
  ref?: Ref<HTMLElement> | undefined;
  className?: string | undefined;
  id?: string;
  'aria-labelledby'?: string;
  /** Names a row of a list, which is then one Tab stop. */
  label?: string;
  'data-stale'?: boolean | undefined;
  children: ReactNode;
}) {
  const live = useLiveStore();
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLElement>('[data-price]');
    const outcomeKey = button?.dataset.price;
    if (!button || outcomeKey === undefined) return;
    if (button.ariaPressed !== 'true') {
      if (live.priceState(outcomeKey) !== 'open') return;
      if (live.freshness(outcomeKey.slice(0, outcomeKey.indexOf('/'))) !== 'fresh') {
        notify({ kind: 'info', titleKey: 'book.stale.refused' });
        return;
      }
    }
    const seed = resolve(outcomeKey);
    if (seed instanceof Promise) void seed.then((found) => found && toggleSelection(found), reportError);
    else if (seed) toggleSelection(seed);
  };
  return (
    <Tag {...rest} aria-label={label} data-row={label && ''} ref={ref as Ref<never>} onClick={onClick}>
      {children}
    </Tag>
  );
}
