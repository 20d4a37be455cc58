import { decodeMessage } from './decode.ts';
import type { LiveWrites } from './live-store-types.ts';

/**
 * Gives a publication to the store, once it is checked. Beside the store, as a page shows its prices before it hears of any.
 * Errors: none; malformed messages go to `report` and are dropped, those of other rooms are passed over.
 */
export function receiveInto(
  store: Pick<LiveWrites, 'receive'>,
  data: unknown,
  report?: (error: unknown) => void,
): void {
  try {
    const message = decodeMessage(data);
    if (message) store.receive(message);
  } catch (error) {
    report?.(error);
  }
}
