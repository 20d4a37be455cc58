import type { FormMatch } from '@touchline/contract';
import { useMessages } from '#data/messages.ts';
import styles from './preview.module.css';

/** A letter for a result; the word stands beside it, or is read aloud in its place. */
export function ResultMark({ result }: Pick<FormMatch, 'result'>) {
  const messages = useMessages();
  return (
    <i className={styles.mark} data-result={result} aria-hidden="true">
      {messages(`preview.mark.${result}`)}
    </i>
  );
}
