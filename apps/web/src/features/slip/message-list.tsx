import type { MinorUnits } from '@touchline/betting';
import { classNames, Icon } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import type { BetMessage } from './bet-messages.ts';
import styles from './slip.module.css';

/** Messages on the line that they concern. */
export function MessageList({
  id,
  className,
  messages,
  onSuggestion,
}: {
  id: string;
  className?: string | undefined;
  messages: readonly BetMessage[];
  onSuggestion?: (stake: MinorUnits) => void;
}) {
  const t = useMessages();
  if (messages.length === 0) return null;
  return (
    <div id={id} className={className}>
      {messages.map(({ id: key, tone, key: text, values, text: sentence, suggestion }) => (
        <p key={key} className={classNames(styles.message, tone === 'hint' && styles.hint)}>
          <Icon name={tone === 'hint' ? 'info' : 'circle-alert'} size="s" />
          <span>
            {sentence ?? (text && t(text, values))}
            {suggestion !== undefined && onSuggestion && (
              <>
                {' '}
                <button type="button" onClick={() => onSuggestion(suggestion.stake)}>
                  {t('slip.problem.useMaximum', { amount: suggestion.label })}
                </button>
              </>
            )}
          </span>
        </p>
      ))}
    </div>
  );
}
