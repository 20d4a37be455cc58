import { useMessages } from '#data/messages.ts';
import { useIsolated } from '#data/slip-money.ts';
import { pictureAddress } from '#data/video.ts';
import type { MatchDetailView } from '#data/views.ts';
import { Note } from './note.tsx';
import { PlaylistScreen } from './playlist-screen.tsx';
import type { Source } from './sources.ts';
import styles from './video.module.css';

/** The picture of a source: our player for a playlist, a frame for somebody's page. */
export function Picture({
  match,
  source,
  onAgain,
}: {
  match: MatchDetailView;
  source: Source;
  onAgain: () => void;
}) {
  const t = useMessages();
  const isolate = useIsolated();
  const title = t('book.versus', {
    home: isolate(match.home?.name ?? ''),
    away: isolate(match.away?.name ?? ''),
  });
  if (source.playlist !== null)
    return <PlaylistScreen address={pictureAddress(source.playlist)} title={title} onAgain={onAgain} />;
  if (source.frame === null) return <Note>{t('video.elsewhere', { provider: source.provider })}</Note>;
  // A stranger's page: it runs in an origin of its own, and neither leaves the frame nor learns where it stands.
  return (
    <iframe
      className={styles.frame}
      src={pictureAddress(source.frame)}
      title={title}
      sandbox="allow-scripts"
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="no-referrer"
    />
  );
}
