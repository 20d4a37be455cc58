import type { Competitor, FormMatch } from '@touchline/contract';
import { formatList } from '@touchline/i18n';
import { useMessages } from '#data/messages.ts';
import styles from './preview.module.css';
import { ResultMark } from './result-mark.tsx';

/** How the last matches of a team ended, as letters; said in words to who does not see them. */
export function FormMarks({ team, matches }: { team: Competitor; matches: readonly FormMatch[] }) {
  const messages = useMessages();
  if (matches.length === 0) return null;
  const words = matches.map(({ result }) => messages(`preview.result.${result}`));
  const results = formatList(words, messages.locale);
  return (
    <span className={styles.marks}>
      <span aria-hidden="true" className={styles.code}>
        <bdi>{team.code ?? team.name}</bdi>
      </span>
      <span className="vh">{messages('preview.form.marks', { team: team.name, results })}</span>
      {matches.map(({ id, result }) => (
        <ResultMark key={id} result={result} />
      ))}
    </span>
  );
}
