/**
 * Rules of the channels that begin with `name:`. `mode` stream: a client that comes back gets all that it missed;
 * cache: it gets the last publication. `historySize` publications are kept `historyTtlMs`.
 */
export interface Namespace {
  readonly name: string;
  readonly mode: 'stream' | 'cache' | 'none';
  readonly historySize: number;
  readonly historyTtlMs: number;
  /** Whether clients may subscribe without a token. A channel that begins with `$` needs one in any case. */
  readonly open: boolean;
  /** What clients may do beside subscribing. Off in the house's own namespaces. */
  readonly clientPublish?: boolean;
  readonly clientHistory?: boolean;
  readonly clientPresence?: boolean;
}

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** The channels of the house. */
export const HOUSE_NAMESPACES: readonly Namespace[] = [
  { name: 'public', mode: 'stream', historySize: 200, historyTtlMs: 120 * SECOND, open: true },
  { name: 'match', mode: 'cache', historySize: 1, historyTtlMs: 24 * HOUR, open: true },
  { name: 'markets', mode: 'stream', historySize: 100, historyTtlMs: 60 * SECOND, open: true },
  { name: 'user', mode: 'stream', historySize: 50, historyTtlMs: 600 * SECOND, open: false },
];

const CHANNEL_LENGTH_MAX = 255;

/** Whether a name could be a channel at all. */
export function isChannelName(name: unknown): name is string {
  return typeof name === 'string' && name.length > 0 && name.length <= CHANNEL_LENGTH_MAX;
}

/** Whether a channel needs a subscription token whatever its namespace says. */
export function isPrivate(channel: string): boolean {
  return channel.startsWith('$');
}

/** Whether a name says in which namespace it is, known or not. */
export function hasNamespace(channel: string): boolean {
  return channel.includes(':');
}

/** Finds the namespace of a channel; the `$` of a private one is not part of it. */
export function namespaceFinder(namespaces: readonly Namespace[]) {
  const byName = new Map(namespaces.map((one) => [one.name, one]));
  return (channel: string): Namespace | undefined => {
    const start = isPrivate(channel) ? 1 : 0;
    const colon = channel.indexOf(':');
    return colon <= start || colon === channel.length - 1
      ? undefined
      : byName.get(channel.slice(start, colon));
  };
}
