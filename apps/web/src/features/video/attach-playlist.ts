import { late } from '#data/late.ts';

const HLS_TYPE = 'application/vnd.apple.mpegurl';

/** How far behind the broadcast a viewer begins, and from where he is brought back to it: in parts of the playlist. */
const BEHIND = 3;
const TOO_FAR_BEHIND = 6;

/**
 * Whether the browser's own player of playlists is the better one: where it can hand the picture on to a television, or where
 * scripts cannot fill a player.
 */
const playsItself = (video: HTMLVideoElement) =>
  video.canPlayType(HLS_TYPE) !== '' &&
  ('webkitShowPlaybackTargetPicker' in video || !('MediaSource' in window));

/**
 * Fills a player from a playlist until `signal` says that nobody watches any more. The library comes only now.
 * Errors: `onFault` once nothing more can be shown.
 */
export async function attachPlaylist(
  video: HTMLVideoElement,
  address: string,
  { signal, onFault }: { signal: AbortSignal; onFault: () => void },
): Promise<void> {
  if (playsItself(video)) {
    video.src = address;
    signal.addEventListener('abort', () => {
      video.removeAttribute('src');
      video.load();
    });
    return;
  }
  const { default: Hls } = await late(() => import('hls.js/light'));
  if (signal.aborted) return;
  if (!Hls.isSupported()) return onFault();
  // Without a worker: its code would come from a text, which the page's policy forbids.
  const hls = new Hls({
    enableWorker: false,
    liveSyncDurationCount: BEHIND,
    liveMaxLatencyDurationCount: TOO_FAR_BEHIND,
    backBufferLength: 10,
  });
  let isMended = false;
  hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return;
    if (type !== Hls.ErrorTypes.MEDIA_ERROR || isMended) return onFault();
    isMended = true;
    hls.recoverMediaError();
  });
  signal.addEventListener('abort', () => hls.destroy());
  hls.loadSource(address);
  hls.attachMedia(video);
}
