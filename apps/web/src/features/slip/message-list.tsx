import type { MinorUnits } from '@touchline/betting';
import { classNames, Icon } from '@touchline/ui';
import { textOf, useMessages } from '#data/messages.ts';
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
      {messages.map((message) => (
        <p key={message.id} className={classNames(styles.message, message.tone === 'hint' && styles.hint)}>
          <Icon name={message.tone === 'hint' ? 'info' : 'circle-alert'} size="s" />
          <span>
            {'text' in message ? message.text : textOf(t, message)}
            {message.suggestion !== undefined && onSuggestion && (
              <Suggestion {...message.suggestion} onTake={onSuggestion} />
            )}
          </span>
        </p>
      ))}
    </div>
  );
}

function Suggestion({
  stake,
  label,
  onTake,
}: NonNullable<BetMessage['suggestion']> & { onTake: (stake: MinorUnits) => void }) {
  const t = useMessages();
  return (
    <>
      {' '}
      <button type="button" onClick={() => onTake(stake)}>
        {t('slip.problem.useMaximum', { amount: label })}
      </button>
    </>
  );
}
