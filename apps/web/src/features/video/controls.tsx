import { IconButton } from '@touchline/ui';
import { type RefObject, useSyncExternalStore } from 'react';
import { useMessages } from '#data/messages.ts';
import styles from './video.module.css';

function onFullScreen(callback: () => void): () => void {
  document.addEventListener('fullscreenchange', callback);
  return () => document.removeEventListener('fullscreenchange', callback);
}

const toggleSmall = async (video: HTMLVideoElement) => {
  if (document.pictureInPictureElement === video) await document.exitPictureInPicture();
  else await video.requestPictureInPicture();
};

const toggleLarge = async (screen: HTMLElement) => {
  if (document.fullscreenElement === screen) await document.exitFullscreen();
  else await screen.requestFullscreen();
};

/** What a viewer can do; what the browser cannot is not offered. */
export function Controls({
  video,
  screen,
  isPaused,
  isMuted,
  onToggle,
  onMute,
}: {
  video: RefObject<HTMLVideoElement | null>;
  screen: RefObject<HTMLElement | null>;
  isPaused: boolean;
  isMuted: boolean;
  onToggle: () => void;
  onMute: (isMuted: boolean) => void;
}) {
  const t = useMessages();
  const isLarge = useSyncExternalStore(onFullScreen, () => document.fullscreenElement !== null);
  /** Refused by the browser: the picture stays as it is. */
  const ask = <T extends HTMLElement>({ current }: RefObject<T | null>, toggle: (of: T) => Promise<void>) => {
    if (current) toggle(current).catch(() => {});
  };
  return (
    <div className={styles.controls}>
      <IconButton
        icon={isPaused ? 'play' : 'pause'}
        label={t(isPaused ? 'video.play' : 'video.pause')}
        onClick={onToggle}
      />
      <IconButton
        icon={isMuted ? 'volume-x' : 'volume-2'}
        label={t(isMuted ? 'video.unmute' : 'video.mute')}
        onClick={() => onMute(!isMuted)}
      />
      <span className={styles.space} />
      {document.pictureInPictureEnabled && (
        <IconButton
          icon="picture-in-picture-2"
          flip
          label={t('video.small')}
          onClick={() => ask(video, toggleSmall)}
        />
      )}
      {document.fullscreenEnabled && (
        <IconButton
          icon={isLarge ? 'minimize' : 'maximize'}
          label={t(isLarge ? 'video.leaveLarge' : 'video.large')}
          onClick={() => ask(screen, toggleLarge)}
        />
      )}
    </div>
  );
}
