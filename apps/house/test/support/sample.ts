import { passedFullSamples } from '../../../../scripts/toolchain/full-samples.mjs';
import { IS_SOAK } from './soak.ts';

const isFullAlone = IS_SOAK || !passedFullSamples();

/**
 * Checks what a number of played matches say of prices. A few are enough where they agree; where they do not, which may
 * be chance, the full number decides. It alone runs in the soak and while the simulator differs from the one that
 * passed with it.
 */
export function checkSample(
  { few, full }: { readonly few: number; readonly full: number },
  check: (matches: number) => void,
): void {
  if (!isFullAlone) {
    try {
      check(few);
      return;
    } catch {
      // Decided below.
    }
  }
  check(full);
}
