import type { MatchState } from '@touchline/client/live';
import type { Competitor } from '@touchline/contract';
import { useMatchState } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import type { MatchView } from '#data/views.ts';
import { pointsText, serverWord } from '../score/points-text.ts';
import { TeamMark } from '../team-mark/team-mark.tsx';
import styles from './match-row.module.css';
import { type ScoreCell, scoreCells } from './score-cells.ts';

const NO_CELLS: readonly ScoreCell[] = [];

/** The teams of a match row. */
export function TeamLines({ match }: { match: MatchView }) {
  const state = useMatchState(match.id);
  const { key } = match.sport;
  const cells = state && state.status !== 0 ? scoreCells(state, key) : NO_CELLS;
  return (
    <>
      {match.home && <TeamLine team={match.home} state={state} cells={cells} side={0} sportKey={key} />}
      {match.away && <TeamLine team={match.away} state={state} cells={cells} side={1} sportKey={key} />}
    </>
  );
}

const SIDES = ['home', 'away'] as const;

/** One team of a match row: mark, name, red cards, who serves, and score. `side` is 0 for home, 1 for away. */
function TeamLine({
  team,
  state,
  cells,
  side,
  sportKey,
}: {
  team: Competitor;
  state: MatchState | undefined;
  cells: readonly ScoreCell[];
  side: 0 | 1;
  sportKey: string;
}) {
  const messages = useMessages();
  const reds = state?.red[side] ?? 0;
  return (
    <span className={styles.team}>
      <TeamMark team={team} />
      <span className={styles.name}>
        <bdi>{team.name}</bdi>
      </span>
      {reds > 0 && (
        <span className={styles.red}>
          <span className="vh">{messages('book.cards.red', { count: reds })}</span>
        </span>
      )}
      {state?.status === 1 && state.server === SIDES[side] && (
        <span className={styles.server}>
          <span className="vh">{messages(serverWord(sportKey))}</span>
        </span>
      )}
      {cells.map(({ key, kind, values }) => (
        <b key={key} className={styles[kind]}>
          {pointsText(messages, values[side], sportKey)}
        </b>
      ))}
    </span>
  );
}
