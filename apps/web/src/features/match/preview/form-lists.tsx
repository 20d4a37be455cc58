import type { Competitor, FormMatch, MatchForm } from '@touchline/contract';
import { useMessages } from '#data/messages.ts';
import type { MatchView } from '#data/views.ts';
import { PlayedRow } from './played-row.tsx';
import styles from './preview.module.css';

/** The last matches of both sides, each a link to its result. */
export function FormLists({
  match,
  home,
  away,
  form,
}: {
  match: MatchView;
  home: Competitor;
  away: Competitor;
  form: MatchForm;
}) {
  const messages = useMessages();
  return (
    <div className={styles.part}>
      <h3>{messages('preview.form.title')}</h3>
      <TeamForm match={match} team={home} matches={form.home} />
      <TeamForm match={match} team={away} matches={form.away} />
    </div>
  );
}

function TeamForm({
  match,
  team,
  matches,
}: {
  match: MatchView;
  team: Competitor;
  matches: readonly FormMatch[];
}) {
  const messages = useMessages();
  return (
    <>
      <h4>
        <bdi>{team.name}</bdi>
      </h4>
      {matches.length === 0 && <p>{messages('preview.form.none')}</p>}
      <ul aria-label={team.name}>
        {matches.map((played) => (
          <PlayedRow key={played.id} match={match} played={played} result={played.result} />
        ))}
      </ul>
    </>
  );
}
