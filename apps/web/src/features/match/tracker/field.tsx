import type { MatchReport, MatchState } from '@touchline/client/live';
import { type Messages, useMessages } from '#data/messages.ts';
import type { MatchDetailView } from '#data/views.ts';
import { stageName } from '#parts/clock/stage-names.ts';
import { pointsText } from '#parts/score/points-text.ts';
import { type Attack, attackOf, isBreakPoint, runOf } from './facts.ts';
import { FieldLines } from './fields.tsx';
import styles from './tracker.module.css';

/** What goes on now: on whose side it is written, and how far the attack has come. */
interface Now extends Attack {
  readonly text: string;
}

interface Seen {
  readonly match: MatchDetailView;
  readonly state: MatchState;
  readonly report: MatchReport;
}

/** Unanswered points that are worth a word. */
const RUN_MIN = 5;

const nobody = (text: string): Now => ({ side: null, level: 0, text });

function courtNow(messages: Messages, { state, report }: Seen): Now {
  const run = runOf(report.statistics);
  if (run && run.points >= RUN_MIN)
    return { side: run.side, level: 0, text: messages('tracker.run', { count: run.points }) };
  const [home, away] = state.score ?? [0, 0];
  if (home === away) return nobody(messages('tracker.level'));
  const side = home > away ? 'home' : 'away';
  const text = messages('tracker.lead', { count: Math.abs(home - away) });
  return { side, level: 0, text };
}

function now(messages: Messages, seen: Seen): Now {
  const { match, state, report } = seen;
  const stage = stageName(messages, state.stage, match.sport.key);
  if (match.sport.key === 'basketball') return courtNow(messages, seen);
  if (match.sport.key === 'tennis') {
    if (state.server === null) return nobody(stage);
    const text = messages(isBreakPoint(state) ? 'tracker.breakPoint' : 'tracker.serves');
    return { side: state.server, level: 0, text };
  }
  const attack = attackOf(report.statistics);
  if (!attack || attack.level === 0) return nobody(stage);
  return { ...attack, text: messages(`tracker.attack.${attack.level}`) };
}

/** How far an attack to the right has come. */
const STRETCHES = [
  'M10 10h106l32 85-32 85H10z',
  'M116 10h98l32 85-32 85h-98l32-85z',
  'M214 10h96v170h-96l32-85z',
];

function Zones({ side, level }: Attack) {
  return (
    <g
      className={styles.zones}
      data-side={side}
      transform={side === 'away' ? 'rotate(180 160 95)' : undefined}
    >
      {STRETCHES.map((path, place) => (
        <path
          key={path}
          d={path}
          data-on={place < level ? (place === level - 1 ? 'now' : 'past') : undefined}
        />
      ))}
    </g>
  );
}

/** Who serves: the ball behind the base line. */
const Server = ({ side }: { side: 'home' | 'away' }) => (
  <circle className={styles.ball} cx={side === 'home' ? 12 : 308} cy="120" r="5" />
);

function Points({ match, state }: Pick<Seen, 'match' | 'state'>) {
  const messages = useMessages();
  return state.gameScore?.map((text, place) => (
    <b key={place === 0 ? 'home' : 'away'} data-side={place === 0 ? 'home' : 'away'}>
      <bdi>{pointsText(messages, text, match.sport.key)}</bdi>
    </b>
  ));
}

/** The field with what goes on. Home stands first in reading order and attacks along it, as in the scoreboard. */
export function Field(seen: Seen) {
  const messages = useMessages();
  const { match, state } = seen;
  const { key } = match.sport;
  const { side, level, text } = now(messages, seen);
  const team = side && match[side]?.name;
  return (
    <div className={styles.field} data-sport={key}>
      <svg viewBox="0 0 320 190" role="img" aria-label={[team, text].filter(Boolean).join(': ')}>
        {key === 'football' && <Zones side={side} level={level} />}
        <FieldLines sportKey={key} />
        {key === 'tennis' && state.server && <Server side={state.server} />}
      </svg>
      <span data-side="home" aria-hidden="true">
        <bdi>{match.home?.name}</bdi>
      </span>
      <span data-side="away" aria-hidden="true">
        <bdi>{match.away?.name}</bdi>
      </span>
      {key === 'tennis' && <Points match={match} state={state} />}
      <p data-side={side ?? 'home'} aria-hidden="true">
        <bdi>{text}</bdi>
      </p>
    </div>
  );
}
