import { openModal } from './modal.ts';

const CHANNEL = 'touchline_play';

/** Why play has ended. `key` names the limit; `restartsAt` is when it starts again, null if unknown or with a sign-in. */
export interface PlayEnd {
  readonly kind: 'out_of_session_limit' | 'activity_limit_reached';
  readonly key: string | null;
  readonly restartsAt: number | null;
}

/** What a tab tells the others: the reality check is answered, or a limit has ended play. */
type Told = { readonly type: 'answered' } | { readonly type: 'ended'; readonly end: PlayEnd };

let channel: BroadcastChannel | undefined;

export const tellPlayTabs = (told: Told): void => channel?.postMessage(told);

export const showPlayEnd = ({ kind, ...props }: PlayEnd): void => openModal(kind, props);

/** Follows what other tabs of the browser tell. */
export function followPlayTabs(onAnswered: () => void): () => void {
  const own = new BroadcastChannel(CHANNEL);
  channel = own;
  own.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.type === 'answered') onAnswered();
    else showPlayEnd(data.end);
  };
  return () => {
    own.close();
    if (channel === own) channel = undefined;
  };
}
