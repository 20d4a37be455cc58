import { Button } from '@touchline/ui';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { attachPlaylist } from './attach-playlist.ts';
import { Controls } from './controls.tsx';
import { Note } from './note.tsx';
import styles from './video.module.css';

/** What is to be seen. A picture that is being fetched may have been there before. */
type State = 'loading' | 'playing' | 'paused' | 'failed' | 'ended';

/** Plays a playlist, without sound until it is asked for, and stops when it leaves the page. */
export function PlaylistScreen({
  address,
  title,
  onAgain,
}: {
  address: string;
  title: string;
  onAgain: () => void;
}) {
  const t = useMessages();
  const screen = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<State>('loading');
  const [isMuted, setMuted] = useState(true);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const fail = () => signal.aborted || setState('failed');
    const begin = async () => {
      setState('loading');
      await attachPlaylist(element, address, { signal, onFault: fail });
      // A browser that does not let it begin by itself waits for the button.
      if (!signal.aborted) await element.play().catch(() => signal.aborted || setState('paused'));
    };
    begin().catch(fail);
    return () => leaving.abort();
  }, [address]);

  const isOver = state === 'failed' || state === 'ended';
  const toggle = () => {
    const element = video.current;
    if (element?.paused) element.play().catch(() => setState('paused'));
    else element?.pause();
  };
  return (
    <div ref={screen} className={styles.screen} data-state={state}>
      <video
        ref={video}
        aria-label={title}
        muted={isMuted}
        playsInline
        hidden={isOver}
        onPlaying={() => setState('playing')}
        onWaiting={() => setState('loading')}
        onPause={() => setState((now) => (now === 'failed' ? now : 'paused'))}
        onEnded={() => setState('ended')}
        onError={() => setState('failed')}
        onVolumeChange={({ currentTarget }) => setMuted(currentTarget.muted)}
      />
      {state === 'loading' && <Note isBusy>{t('video.loading')}</Note>}
      {state === 'ended' && <Note>{t('video.ended')}</Note>}
      {state === 'failed' && (
        <Note action={<Button onClick={onAgain}>{t('video.again')}</Button>}>{t('video.failed')}</Note>
      )}
      {!isOver && (
        <Controls
          video={video}
          screen={screen}
          isPaused={state === 'paused'}
          isMuted={isMuted}
          onToggle={toggle}
          onMute={setMuted}
        />
      )}
    </div>
  );
}
