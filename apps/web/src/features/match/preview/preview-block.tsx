import { useSuspenseQuery } from '@tanstack/react-query';
import { Icon } from '@touchline/ui';
import { useEffect, useState } from 'react';
import type { BlockProps, PageContext } from '#data/block.ts';
import { matchPreviewQuery, type PreviewParts } from '#data/match-preview.ts';
import { useMessages } from '#data/messages.ts';
import { matchQuery } from '#data/queries.ts';
import { readStored, writeStored } from '#data/storage.ts';
import { FormLists } from './form-lists.tsx';
import { FormMarks } from './form-marks.tsx';
import { Meetings } from './meetings.tsx';
import styles from './preview.module.css';
import { StandingsTable } from './standings-table.tsx';

interface MatchPreviewSettings extends PreviewParts {
  readonly open: boolean;
}

export const queries = (settings: MatchPreviewSettings, { matchId }: PageContext) =>
  matchId === undefined ? [] : [matchQuery(matchId), matchPreviewQuery(matchId, settings)];

/** What was played before an upcoming match: form, head-to-head and the table of the league. */
export function View({ settings, page }: BlockProps<MatchPreviewSettings>) {
  return page.matchId === undefined ? null : <Preview settings={settings} matchId={page.matchId} />;
}

/** Whether the preview is open: as the operator says, and after his choice as the reader last left it. */
function useOpen(isOpenAtFirst: boolean) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  // Pages are made for nobody in particular, so that the choice is read in the browser alone.
  useEffect(() => setOpen((shown) => readStored('matchPreview') ?? shown), []);
  const choose = (isWanted: boolean) => {
    setOpen(isWanted);
    // The browser says so at the start, too, where nobody chose.
    if (isWanted !== isOpen) writeStored('matchPreview', isWanted);
  };
  return [isOpen, choose] as const;
}

function Preview({ settings, matchId }: { settings: MatchPreviewSettings; matchId: string }) {
  const messages = useMessages();
  const match = useSuspenseQuery(matchQuery(matchId)).data;
  const preview = useSuspenseQuery(matchPreviewQuery(matchId, settings)).data;
  const [isOpen, setOpen] = useOpen(settings.open);
  const { home, away } = match;
  if (preview === null || home === null || away === null) return null;
  const { form, headToHead, standings } = preview;
  const rows = standings?.rows ?? [];
  if (form === null && headToHead === null && rows.length === 0) return null;
  return (
    <section className={styles.preview} aria-labelledby="match-preview">
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <h2 id="match-preview">{messages('preview.title')}</h2>
          {form !== null && (
            <div className={styles.strip}>
              <FormMarks team={home} matches={form.home} />
              <FormMarks team={away} matches={form.away} />
            </div>
          )}
          <Icon name="chevron-down" size="s" />
        </summary>
        <div className={styles.parts}>
          {form !== null && <FormLists match={match} home={home} away={away} form={form} />}
          {headToHead !== null && <Meetings match={match} home={home} away={away} headToHead={headToHead} />}
          {rows.length > 0 && <StandingsTable match={match} rows={rows} />}
        </div>
      </details>
    </section>
  );
}
