import type { SlipSelection } from '@touchline/betting';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { classNames, Icon, iconButtonClass } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useMatchState } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import { hrefMatch } from '#data/navigation.ts';
import { useIsolated, usePriceText } from '#data/slip-money.ts';
import { MatchClock } from '#parts/clock/match-clock.tsx';
import { priceFit } from '#parts/odds/price-text.ts';
import type { BetMessage } from './bet-messages.ts';
import { MessageList } from './message-list.tsx';
import { useOffWords } from './off-words.ts';
import styles from './selection-row.module.css';
import { movedTo, type OffReason, offLabel, offReason } from './selection-state.ts';

const LABELS = {
  suspended: 'sb.ticket.suspended.label',
  unavailable: 'sb.ticket.not-available.label',
} as const;

/** One selection: what it is, its price, what stands against it, and the way out. */
export function SelectionRow({
  selection,
  isFirst,
  isLocked,
  isRelated = false,
  stake,
  messages,
  messagesId,
  onRemove,
  onSuggestion,
}: {
  selection: SlipSelection;
  isFirst: boolean;
  isLocked: boolean;
  /** Its bet cannot be placed as long as another of its match is in it; the foot says so. */
  isRelated?: boolean;
  /** Its own stake field where it stands alone. */
  stake?: ReactNode;
  messages: readonly BetMessage[];
  messagesId: string;
  onRemove: (button: HTMLElement) => void;
  onSuggestion?: (stake: number) => void;
}) {
  const t = useMessages();
  const isolate = useIsolated();
  const offWords = useOffWords();
  const reason = offReason(selection);
  const all: readonly BetMessage[] = reason
    ? [{ id: reason, tone: reason === 'suspended' ? 'hint' : 'error', key: offWords(reason) }, ...messages]
    : messages;
  const isBad = isRelated || all.some(({ tone }) => tone === 'error');
  return (
    <li
      className={classNames(
        styles.selection,
        isFirst && styles.first,
        reason && styles.off,
        selection.isChanged && !reason && styles.changed,
        isBad && styles.bad,
      )}
      data-related={isRelated || undefined}
    >
      <div>
        <div className={styles.outcome}>
          <bdi>{selection.outcomeName}</bdi>
        </div>
        <div className={styles.market}>{selection.marketName}</div>
        <MatchLine selection={selection} />
      </div>
      <PriceCell selection={selection} reason={reason} />
      {stake}
      <MessageList
        id={messagesId}
        className={styles.messages}
        messages={all}
        {...(onSuggestion && { onSuggestion })}
      />
      <button
        type="button"
        className={classNames(iconButtonClass, styles.remove)}
        aria-label={t('slip.remove', { name: isolate(selection.outcomeName) })}
        aria-disabled={isLocked || undefined}
        data-remove={selection.id}
        onClick={(event) => !isLocked && onRemove(event.currentTarget)}
      />
    </li>
  );
}

function MatchLine({ selection }: { selection: SlipSelection }) {
  const t = useMessages();
  const isolate = useIsolated();
  const state = useMatchState(selection.matchId);
  const { nameA, nameB, sportKey, matchSlug, matchId } = selection;
  const name = nameB === '' ? nameA : t('slip.versus', { home: isolate(nameA), away: isolate(nameB) });
  return (
    <div className={styles.match}>
      {state?.status === MATCH_STATUS.live && <MatchClock state={state} sportKey={sportKey} />}
      <a href={hrefMatch({ sport: { key: sportKey }, slug: matchSlug, id: matchId })}>{name}</a>
    </div>
  );
}

function PriceCell({ selection, reason }: { selection: SlipSelection; reason: OffReason | null }) {
  const t = useMessages();
  const price = usePriceText();
  if (reason) {
    return (
      <div className={styles.price}>
        <span className={styles.closed}>
          <Icon name="lock" size="s" />
          {t(LABELS[offLabel(selection) ?? 'suspended'])}
        </span>
      </div>
    );
  }
  const moved = movedTo(selection);
  const now = price(selection.odds);
  const before = price(selection.acceptedOdds);
  const fit = priceFit(now) ? styles.long : undefined;
  // Two prices can be written alike: a fraction is rounded, the highest odds are capped.
  if (!moved || before === now) return <div className={classNames(styles.price, fit)}>{now}</div>;
  return (
    <div className={classNames(styles.price, fit)}>
      <span className={styles[moved]}>{now}</span>
      <span>
        <span className="vh">{t('slip.priceWas')} </span>
        <s>{before}</s>
      </span>
    </div>
  );
}
