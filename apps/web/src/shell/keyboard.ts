import { startFocusKeeper } from './focus-keeper.ts';
import { startRowKeys } from './row-keys.ts';
import { startSlipLinks } from './slip-link.ts';

/** What a keyboard needs beyond Tab and Enter. */
export function startKeyboard(): () => void {
  const stops = [startRowKeys(), startSlipLinks(), startFocusKeeper()];
  return () => {
    for (const stop of stops) stop();
  };
}
