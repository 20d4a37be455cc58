import type { Condition } from '@touchline/betting/bonus';
import { Icon } from '@touchline/ui';
import { conditionText, conditionValue, type NamedSelection } from './condition-text.ts';
import type { ConditionWords } from './condition-words.ts';
import styles from './proof-list.module.css';

/** Each condition of a bonus, met or not, with what the bet has of it. */
export function ProofList({
  conditions,
  words,
  selections,
}: {
  conditions: readonly Condition[];
  words: ConditionWords;
  selections: readonly NamedSelection[];
}) {
  const { t } = words;
  return (
    <ul className={styles.list}>
      {conditions.map((condition) => {
        const { isMet, kind } = condition;
        const value = conditionValue(condition, words, selections);
        return (
          <li key={kind} className={isMet ? styles.met : styles.unmet} data-condition={kind}>
            <Icon name={isMet ? 'check' : 'x'} size="s" />
            <span>
              {conditionText(condition, words)}
              <span className="vh"> ({t(isMet ? 'slip.bonus.met' : 'slip.bonus.unmet')})</span>
              {value !== null && <small>{value}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
