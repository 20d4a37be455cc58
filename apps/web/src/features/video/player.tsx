import { useQuery } from '@tanstack/react-query';
import { Button, IconButton } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { useSession } from '#data/session-state.ts';
import { picturesQuery } from '#data/video.ts';
import type { MatchDetailView } from '#data/views.ts';
import { SignInButton } from '#parts/sign-in/sign-in-button.tsx';
import { Note } from './note.tsx';
import { Picture } from './picture.tsx';
import { SourceChoice } from './source-choice.tsx';
import { chooseSource, sourcesOf, type Wish } from './sources.ts';
import styles from './video.module.css';

interface PlayerProps {
  readonly match: MatchDetailView;
  readonly onClose: () => void;
}

/** The pictures for who may watch them: signed-in players. */
export function Player({ match, onClose }: PlayerProps) {
  const t = useMessages();
  const { status, user } = useSession();
  const isKnown = status === 'LOGGED_IN' || status === 'NOT_LOGGED_IN';
  const playerId = user?.id ?? null;
  if (playerId !== null) return <Watch match={match} onClose={onClose} playerId={playerId} />;
  return (
    <>
      {isKnown ? (
        <Note action={<SignInButton>{t('video.signIn')}</SignInButton>}>{t('video.signedOut')}</Note>
      ) : (
        <Note isBusy>{t('video.loading')}</Note>
      )}
      <Foot onClose={onClose} />
    </>
  );
}

function Watch({ match, onClose, playerId }: PlayerProps & { playerId: string }) {
  const t = useMessages();
  const { data, isError, isFetching, refetch } = useQuery(picturesQuery(match.id, playerId));
  const [wish, setWish] = useState<Wish>({ language: t.locale });
  const sources = data ? sourcesOf(data.videos, data.streams) : [];
  const source = chooseSource(sources, wish);
  const again = <Button onClick={() => void refetch()}>{t('video.again')}</Button>;
  return (
    <>
      {source && !isError ? (
        <Picture match={match} source={source} onAgain={() => void refetch()} />
      ) : isFetching ? (
        <Note isBusy>{t('video.loading')}</Note>
      ) : (
        <Note action={again}>{t(isError ? 'video.failed' : 'video.none')}</Note>
      )}
      <Foot onClose={onClose}>
        {source && !isError && <SourceChoice sources={sources} source={source} onChoose={setWish} />}
      </Foot>
    </>
  );
}

function Foot({ onClose, children }: { onClose: () => void; children?: ReactNode }) {
  const t = useMessages();
  return (
    <div className={styles.foot}>
      {children}
      <IconButton icon="x" label={t('video.close')} className={styles.close} onClick={onClose} />
    </div>
  );
}
