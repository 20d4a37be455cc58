import type { MatchReport, MatchState } from '@touchline/client/live';
import { useMessages } from '#data/messages.ts';
import type { MatchDetailView } from '#data/views.ts';
import { lineOf, type Mark, marksOf, periodBars } from './facts.ts';
import styles from './tracker.module.css';

const QUARTERS = 4;
const LEFT = 6;
const WIDTH = 308;
const MIDDLE = 18;
const BAR = 14;

const acrossOf = (place: number) => LEFT + place * WIDTH;

function MarkShape({ kind, side, place }: Mark) {
  const x = acrossOf(place);
  const y = side === 'home' ? MIDDLE - 9 : MIDDLE + 9;
  if (kind === 'goal') return <circle cx={x} cy={y} r="4.5" data-kind={kind} />;
  if (kind === 'corner')
    return <path d={`M${x} ${MIDDLE}V${side === 'home' ? MIDDLE - 6 : MIDDLE + 6}`} data-kind={kind} />;
  return <rect x={x - 2.5} y={y - 3.5} width="5" height="7" rx="1" data-kind={kind} />;
}

function Incidents({
  sportKey,
  state,
  report,
}: {
  sportKey: string;
  state: MatchState;
  report: MatchReport;
}) {
  const { length, ends } = lineOf(sportKey, state.periods);
  return (
    <>
      <path
        d={`M${LEFT} ${MIDDLE}h${WIDTH}${ends.map((end) => `M${acrossOf(end / length)} ${MIDDLE - 5}v10`).join('')}`}
      />
      {marksOf(report.incidents, length).map((mark) => (
        <MarkShape key={mark.id} {...mark} />
      ))}
    </>
  );
}

function Periods({ periods }: Pick<MatchState, 'periods'>) {
  const step = WIDTH / Math.max(QUARTERS, periods.length);
  return (
    <>
      <path d={`M${LEFT} ${MIDDLE}h${WIDTH}`} />
      {periodBars(periods).map(({ key, home, away }, place) => (
        <g key={key} data-kind="bar">
          <rect
            x={LEFT + place * step}
            y={MIDDLE - 1 - home * BAR}
            width={step - 4}
            height={home * BAR}
            rx="1"
          />
          <rect
            x={LEFT + place * step}
            y={MIDDLE + 1}
            width={step - 4}
            height={away * BAR}
            rx="1"
            data-side="away"
          />
        </g>
      ))}
    </>
  );
}

/** The match on a line: home above, away below. By minute what happened, or what each quarter brought. */
export function Strip({
  match,
  state,
  report,
}: {
  match: MatchDetailView;
  state: MatchState;
  report: MatchReport;
}) {
  const messages = useMessages();
  const { key } = match.sport;
  const names = { home: match.home?.name ?? '', away: match.away?.name ?? '' };
  const isByPeriod = key === 'basketball';
  const label = messages(isByPeriod ? 'tracker.periods' : 'tracker.minutes', names);
  return (
    <svg className={styles.strip} viewBox="0 0 320 36" role="img" aria-label={label}>
      {isByPeriod ? (
        <Periods periods={state.periods} />
      ) : (
        <Incidents sportKey={key} state={state} report={report} />
      )}
    </svg>
  );
}
