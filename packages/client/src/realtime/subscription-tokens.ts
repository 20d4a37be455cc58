/** One call of `POST /websocket/authorize`: the channels it allows, with a token each. */
export type Authorize = (
  channels: readonly string[],
) => Promise<readonly { readonly channel: string; readonly token: string }[]>;

const BATCH_MS = 10;

interface Asked {
  readonly resolve: (token: string) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Subscription tokens, asked for one by one and fetched together: what is asked within ten milliseconds is one call.
 * A channel that the answer leaves out gets an empty token, which ends its subscription as unauthorized.
 */
export function createSubscriptionTokens(authorize: Authorize): (channel: string) => Promise<string> {
  let batch = new Map<string, Asked[]>();

  const send = async () => {
    const asked = batch;
    batch = new Map();
    try {
      const answer = await authorize([...asked.keys()]);
      const tokens = new Map(answer.map(({ channel, token }) => [channel, token]));
      for (const [channel, waiting] of asked)
        for (const { resolve } of waiting) resolve(tokens.get(channel) ?? '');
    } catch (error) {
      for (const waiting of asked.values()) for (const { reject } of waiting) reject(error);
    }
  };

  return (channel) =>
    new Promise((resolve, reject) => {
      if (batch.size === 0) setTimeout(send, BATCH_MS);
      batch.set(channel, [...(batch.get(channel) ?? []), { resolve, reject }]);
    });
}
