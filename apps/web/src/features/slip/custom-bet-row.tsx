import type { SlipBet, SlipSelection } from '@touchline/betting';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { classNames, Icon, iconButtonClass } from '@touchline/ui';
import { useMatchState } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import { hrefMatch } from '#data/navigation.ts';
import { useIsolated, usePriceText } from '#data/slip-money.ts';
import { MatchClock } from '#parts/clock/match-clock.tsx';
import type { BetMessage } from './bet-messages.ts';
import styles from './custom-bet-row.module.css';
import { MessageList } from './message-list.tsx';
import { useOffWords } from './off-words.ts';
import rowStyles from './selection-row.module.css';
import { offReason } from './selection-state.ts';

/** A bet of the bet builder: one price, and the outcomes of one match that it is for. */
export function CustomBetRow({
  bet,
  isLocked,
  messages,
  messagesId,
  onRemove,
}: {
  bet: SlipBet;
  isLocked: boolean;
  messages: readonly BetMessage[];
  messagesId: string;
  onRemove: (selectionId: string, button: HTMLElement) => void;
}) {
  const t = useMessages();
  const [first] = bet.selections;
  if (!first) return null;
  const isBad = messages.some(({ tone }) => tone === 'error');
  return (
    <li
      className={classNames(
        rowStyles.selection,
        rowStyles.first,
        bet.isCustomChanged && rowStyles.changed,
        isBad && rowStyles.bad,
      )}
    >
      <div>
        <div className={rowStyles.outcome}>{t('builder.slip.name')}</div>
        <div className={rowStyles.market}>{t('builder.slip.picks', { count: bet.selections.length })}</div>
        <MatchLine selection={first} />
      </div>
      <Price bet={bet} />
      <ul className={styles.picks} aria-label={t('builder.slip.name')}>
        {bet.selections.map((selection) => (
          <Pick
            key={selection.id}
            selection={selection}
            isLocked={isLocked}
            onRemove={(button) => onRemove(selection.id, button)}
          />
        ))}
      </ul>
      <MessageList id={messagesId} className={rowStyles.messages} messages={messages} />
    </li>
  );
}

function Pick({
  selection,
  isLocked,
  onRemove,
}: {
  selection: SlipSelection;
  isLocked: boolean;
  onRemove: (button: HTMLElement) => void;
}) {
  const t = useMessages();
  const isolate = useIsolated();
  const offWords = useOffWords();
  const reason = offReason(selection);
  return (
    <li className={classNames(styles.pick, reason && rowStyles.off)}>
      <div>
        <div className={styles.outcome}>
          <bdi>{selection.outcomeName}</bdi>
        </div>
        <div className={rowStyles.market}>{selection.marketName}</div>
        {reason && (
          <div className={rowStyles.closed}>
            <Icon name="lock" size="s" />
            {t(offWords(reason))}
          </div>
        )}
      </div>
      <button
        type="button"
        className={classNames(iconButtonClass, styles.remove)}
        aria-label={t('builder.slip.remove', { name: isolate(selection.outcomeName) })}
        aria-disabled={isLocked || undefined}
        data-remove=""
        onClick={(event) => !isLocked && onRemove(event.currentTarget)}
      >
        <Icon name="x" size="s" />
      </button>
    </li>
  );
}

function MatchLine({ selection }: { selection: SlipSelection }) {
  const t = useMessages();
  const isolate = useIsolated();
  const { nameA, nameB, sportKey, matchSlug, matchId } = selection;
  const state = useMatchState(matchId);
  return (
    <div className={rowStyles.match}>
      {state?.status === MATCH_STATUS.live && <MatchClock state={state} sportKey={sportKey} />}
      <a className="wrap" href={hrefMatch({ sport: { key: sportKey }, slug: matchSlug, id: matchId })}>
        {t('slip.versus', { home: isolate(nameA), away: isolate(nameB) })}
      </a>
    </div>
  );
}

/** The price of all picks together, and what it was when it moved. */
function Price({ bet }: { bet: SlipBet }) {
  const t = useMessages();
  const price = usePriceText();
  const { customOdds, acceptedCustomOdds } = bet;
  if (customOdds === null) {
    return (
      <div className={rowStyles.price}>
        <span className={rowStyles.closed}>
          <Icon name="lock" size="s" />
          {t('builder.slip.noPrice')}
        </span>
      </div>
    );
  }
  const now = price(customOdds);
  const before = price(acceptedCustomOdds);
  if (!bet.isCustomChanged || acceptedCustomOdds === null || before === now)
    return <div className={rowStyles.price}>{now}</div>;
  return (
    <div className={rowStyles.price}>
      <span className={customOdds > acceptedCustomOdds ? rowStyles.up : rowStyles.down}>{now}</span>
      <span>
        <span className="vh">{t('slip.priceWas')} </span>
        <s>{price(acceptedCustomOdds)}</s>
      </span>
    </div>
  );
}
