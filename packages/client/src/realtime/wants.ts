import { SUBSCRIPTION_BUDGET } from '@touchline/contract/constants';

/** Why a channel is wanted; each purpose has a budget of channels. */
export type Purpose = keyof typeof SUBSCRIPTION_BUDGET;

const PURPOSES = Object.keys(SUBSCRIPTION_BUDGET) as Purpose[]; // the keys of a constant

/**
 * Who wants which channel. Above a purpose's budget the channels wanted longest ago wait until others are released.
 */
export function createWants() {
  // Per purpose, channel → how many want it, in order of the last request.
  const wanted = new Map(PURPOSES.map((purpose) => [purpose, new Map<string, number>()]));
  const of = (purpose: Purpose) => wanted.get(purpose) ?? new Map<string, number>();

  const admitted = (purpose: Purpose) => [...of(purpose).keys()].slice(-SUBSCRIPTION_BUDGET[purpose]);

  return {
    add(channel: string, purpose: Purpose) {
      const held = of(purpose);
      const count = held.get(channel) ?? 0;
      held.delete(channel);
      held.set(channel, count + 1);
    },
    remove(channel: string, purpose: Purpose) {
      const held = of(purpose);
      const count = held.get(channel) ?? 0;
      if (count > 1) held.set(channel, count - 1);
      else held.delete(channel);
    },
    isWanted: (channel: string) => PURPOSES.some((purpose) => of(purpose).has(channel)),
    /** The channels to be subscribed to; while the page is hidden only the player's own and those of the slip. */
    admitted(hidden: boolean): Set<string> {
      const purposes = hidden ? (['slip'] as const) : PURPOSES;
      const channels = purposes.flatMap(admitted);
      const own = hidden ? PURPOSES.flatMap(admitted).filter((channel) => channel.startsWith('$')) : [];
      return new Set([...channels, ...own]);
    },
  };
}
