import type { Prediction } from '@touchline/contract';
import { formatCount, formatPercent } from '@touchline/i18n';
import { Icon } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import styles from './prediction.module.css';
import { voteShares } from './vote-shares.ts';

type Outcome = Prediction['data']['outcomes'][number];

/** The answers: buttons while they can be chosen, with bars once their votes are told. */
export function Answers({
  outcomes,
  own,
  onChoose,
}: {
  outcomes: readonly Outcome[];
  own: string | null;
  onChoose: ((id: string) => void) | null;
}) {
  const shares = outcomes.some(({ votes }) => votes === null)
    ? null
    : voteShares(outcomes.map(({ votes }) => votes ?? 0));
  return (
    <ul className={styles.answers}>
      {outcomes.map((outcome, place) => {
        const face = <Face outcome={outcome} share={shares?.[place] ?? null} isOwn={outcome.id === own} />;
        return (
          <li key={outcome.id}>
            {onChoose ? (
              <button
                type="button"
                className={styles.answer}
                aria-pressed={outcome.id === own}
                onClick={() => onChoose(outcome.id)}
              >
                {face}
              </button>
            ) : (
              <div className={styles.answer} data-own={outcome.id === own ? '' : undefined}>
                {face}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Face({ outcome, share, isOwn }: { outcome: Outcome; share: number | null; isOwn: boolean }) {
  const t = useMessages();
  return (
    <>
      {share !== null && (
        <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={share} height="1" />
        </svg>
      )}
      <span className={styles.name}>
        <bdi>{outcome.name}</bdi>
        {isOwn && <Icon name="check" size="s" />}
        {isOwn && <span className="vh"> {t('prediction.yours')}</span>}
      </span>
      {share !== null && outcome.votes !== null && (
        <span className={styles.share}>
          <b>{formatPercent(share, t.locale)}</b>
          <small>
            <span aria-hidden="true">{formatCount(outcome.votes, t.locale)}</span>
            <span className="vh">, {t('prediction.votes', { count: outcome.votes })}</span>
          </small>
        </span>
      )}
    </>
  );
}
