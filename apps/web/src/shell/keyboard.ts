import { startRowKeys } from './row-keys.ts';
import { startSlipLinks } from './slip-link.ts';

/** What the keyboard has beyond Tab and Enter. */
export function startKeyboard(): () => void {
  const stops = [startRowKeys(), startSlipLinks()];
  return () => {
    for (const stop of stops) stop();
  };
}
