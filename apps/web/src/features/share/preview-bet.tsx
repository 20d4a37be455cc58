import { quoteBet } from '@touchline/betting';
import type { SharedSelection } from '@touchline/contract';
import { classNames, Icon } from '@touchline/ui';
import { type MessageKey, useMessages } from '#data/messages.ts';
import type { BetPreview, SharedFate } from '#data/share-bets.ts';
import { useIsolated, useMoney, usePriceText } from '#data/slip-money.ts';
import styles from './share.module.css';

/** One shared bet: each selection with what it has become, and the amounts that were shared. */
export function PreviewBet({ preview }: { preview: BetPreview }) {
  const t = useMessages();
  const money = useMoney();
  const price = usePriceText();
  const { bet, left, oddsBefore, oddsNow, selections } = preview;
  const label = left ? quoteBet(left).label : 'single';
  const key: MessageKey = `bets.type.${label === 'custom' ? 'custom_bet' : label}`;
  const { winCount = 0, totalCount = 0 } = left?.systemType ?? {};
  const isTotal = selections.length > 1;
  return (
    <li className={styles.bet}>
      {left && (
        <div className={styles.betHead}>
          <span>{t(key, { count: left.selections.length, win: winCount, total: totalCount })}</span>
          <PriceChange
            before={oddsBefore === oddsNow || oddsBefore === null ? null : price(oddsBefore, { isTotal })}
            now={price(oddsNow, { isTotal })}
          />
        </div>
      )}
      <ul>
        {selections.map(({ selection, fate }) => (
          <Selection
            key={`${selection.match_id}/${selection.market_id}/${selection.specifier}/${selection.outcome_id}`}
            selection={selection}
            fate={fate}
          />
        ))}
      </ul>
      {(bet.stake !== null || bet.potentialWin !== null) && (
        <dl className={styles.sums}>
          {bet.stake !== null && (
            <div>
              <dt>{t('share.preview.stake')}</dt>
              <dd>{money(bet.stake, bet.currency)}</dd>
            </div>
          )}
          {bet.potentialWin !== null && (
            <div>
              <dt>{t('share.preview.return')}</dt>
              <dd>{money(bet.potentialWin, bet.currency)}</dd>
            </div>
          )}
        </dl>
      )}
    </li>
  );
}

function Selection({ selection, fate }: { selection: SharedSelection; fate: SharedFate }) {
  const t = useMessages();
  const isolate = useIsolated();
  const { name_a: a, name_b: b } = selection.match;
  return (
    <li className={classNames(styles.selection, fate === 'gone' && styles.gone)}>
      <span className={styles.outcome}>
        <bdi>{selection.outcome_name}</bdi>
      </span>
      <span className={styles.about}>
        {isolate(selection.market_name)} ·{' '}
        {b === '' ? isolate(a) : t('slip.versus', { home: isolate(a), away: isolate(b) })}
      </span>
      <span className={styles.fate}>
        <Fate selection={selection} fate={fate} />
      </span>
    </li>
  );
}

function Fate({ selection, fate }: { selection: SharedSelection; fate: SharedFate }) {
  const t = useMessages();
  const price = usePriceText();
  if (fate === 'gone' || fate === 'suspended') {
    return (
      <span className={styles.off}>
        <Icon name={fate === 'gone' ? 'ban' : 'lock'} size="s" />
        {t(fate === 'gone' ? 'share.preview.goneMark' : 'share.preview.suspendedMark')}
      </span>
    );
  }
  return (
    <PriceChange
      before={fate === 'same' ? null : price(selection.odds)}
      now={price(selection.current_odds)}
      className={fate === 'same' ? undefined : styles[fate]}
    />
  );
}

function PriceChange({
  before,
  now,
  className,
}: {
  before: string | null;
  now: string;
  className?: string | undefined;
}) {
  const t = useMessages();
  return (
    <span className={styles.fate}>
      <span className={className}>{now}</span>
      {before !== null && (
        <span>
          <span className="vh">{t('share.preview.was')} </span>
          <s>{before}</s>
        </span>
      )}
    </span>
  );
}
