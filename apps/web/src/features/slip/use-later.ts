import { type ComponentType, useEffect, useState } from 'react';
import { reportError } from '#data/report.ts';
import { whenIdle } from '#data/when-idle.ts';

/** Code that comes after the first load. */
export type Later =
  | { readonly status: 'waiting' }
  | { readonly status: 'here'; readonly View: ComponentType }
  | { readonly status: 'failed'; readonly retry: () => void };

const WAITING: Later = { status: 'waiting' };

/**
 * Brings a component when it is wanted, or in an idle moment before.
 * Shape: nothing is brought while `isUsable` is false; a failure can be tried again.
 */
export function useLater(load: () => Promise<ComponentType>, isWanted: boolean, isUsable = true): Later {
  const [later, setLater] = useState<Later>(WAITING);
  const { status } = later;
  useEffect(() => {
    if (!isUsable || status !== 'waiting') return;
    const bring = () => {
      load().then(
        (View) => setLater({ status: 'here', View }),
        (error) => {
          reportError(error);
          setLater({ status: 'failed', retry: () => setLater(WAITING) });
        },
      );
    };
    if (isWanted) return bring();
    return whenIdle(bring);
  }, [load, isWanted, isUsable, status]);
  return later;
}
