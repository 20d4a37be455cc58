import { buttonClass } from '@touchline/ui';
import { useIsAnswered } from '#data/consent.ts';
import { ALL, CHOOSE, ONLY_NECESSARY } from '#data/consent-answer.ts';
import { useMessages } from '#data/messages.ts';
import styles from './consent-notice.module.css';

const CHOICES = [
  [ONLY_NECESSARY, 'consent.necessaryOnly'],
  [ALL, 'consent.all'],
  [CHOOSE, 'consent.choose'],
] as const;

/** Question with three equal answers, which the head script takes. Styles hide it where the player has answered. */
export function ConsentNoticeView() {
  const text = useMessages();
  const isAnswered = useIsAnswered();
  if (isAnswered) return null;
  return (
    <section className={styles.notice} aria-label={text('consent.title')}>
      <p>{text('consent.text')}</p>
      <div className={styles.choices}>
        {CHOICES.map(([answer, key]) => (
          <button key={key} type="button" className={buttonClass({ kind: 'outline' })} data-agree={answer}>
            {text(key)}
          </button>
        ))}
      </div>
    </section>
  );
}
