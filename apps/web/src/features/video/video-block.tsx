import { useSuspenseQuery } from '@tanstack/react-query';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { useEffect, useRef, useState } from 'react';
import type { BlockProps, PageContext } from '#data/block.ts';
import { useMatchState } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import { matchQuery, settingsQuery } from '#data/queries.ts';
import { readStored, writeStored } from '#data/storage.ts';
import { deferred } from '#parts/deferred/deferred.tsx';
import { Note } from './note.tsx';
import { Poster } from './poster.tsx';
import styles from './video.module.css';

interface EventVideoSettings {
  readonly upcoming: boolean;
}

// Nothing of the player loads before somebody wants to watch.
const Player = deferred(() => import('./player.tsx').then((module) => module.Player), {
  Fallback: Loading,
});

function Loading() {
  const t = useMessages();
  return <Note isBusy>{t('video.loading')}</Note>;
}

export const queries = (_: EventVideoSettings, { matchId }: PageContext) =>
  matchId === undefined ? [] : [matchQuery(matchId), settingsQuery()];

/** Moving pictures of a match, where somebody shows it. */
export function View({ settings, page }: BlockProps<EventVideoSettings>) {
  return page.matchId === undefined ? null : <Video settings={settings} matchId={page.matchId} />;
}

function Video({ settings, matchId }: { settings: EventVideoSettings; matchId: string }) {
  const t = useMessages();
  const match = useSuspenseQuery(matchQuery(matchId)).data;
  const isEnabled = useSuspenseQuery(settingsQuery()).data.video_enabled;
  const status = useMatchState(matchId)?.status ?? match.status;
  const [isOpen, setOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  const isOn = status === MATCH_STATUS.live || status === MATCH_STATUS.stopped;
  // Who left the pictures open finds them open, here and at the next match.
  const isShown = isOn && match.has_video;
  useEffect(() => {
    if (isShown && readStored('videoStreaming')) setOpen(true);
  }, [isShown]);
  const isAhead = status === MATCH_STATUS.prematch && settings.upcoming;
  if (!isEnabled || !(isOpen || (match.has_video && (isOn || isAhead)))) return null;
  const choose = (isWanted: boolean) => {
    setOpen(isWanted);
    writeStored('videoStreaming', isWanted);
  };
  const close = () => {
    choose(false);
    section.current?.focus();
  };
  return (
    <section ref={section} tabIndex={-1} className={styles.video} aria-label={t('video.title')}>
      {isOpen ? (
        <Player match={match} onClose={close} />
      ) : (
        <Poster onPlay={isOn ? () => choose(true) : null} />
      )}
    </section>
  );
}
