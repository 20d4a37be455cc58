import { classNames, Icon, Spinner } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { type QuickBetEntry, type QuickBetFate, useQuickBetLog } from '#data/quick-bet-log.ts';
import { reasonOf } from '#data/quick-bet-voice.ts';
import { useServices } from '#data/services.ts';
import { dispatchSlip } from '#data/slip.ts';
import { useIsolated, useMoney, usePriceText } from '#data/slip-money.ts';
import styles from './quick.module.css';

/** What became of the last quick bets, newest first. */
export function QuickList() {
  const t = useMessages();
  const entries = useQuickBetLog();
  if (entries.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('quick.list')}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

const LOOKS = {
  placing: undefined,
  checking: undefined,
  asking: styles.warn,
  waiting: styles.warn,
  placed: styles.ok,
  refused: styles.bad,
  unknown: styles.warn,
} as const satisfies Record<QuickBetFate, string | undefined>;

function Entry({ entry }: { entry: QuickBetEntry }) {
  const { fate } = entry;
  const isUnderWay = fate === 'placing' || fate === 'checking' || fate === 'asking';
  return (
    <li className={classNames(styles.entry, LOOKS[fate])} data-fate={fate}>
      {isUnderWay ? (
        <Spinner />
      ) : (
        <Icon name={fate === 'placed' ? 'circle-check' : fate === 'refused' ? 'circle-alert' : 'clock'} />
      )}
      <div>
        <Words entry={entry} />
        {fate === 'refused' && <AddToSlip entry={entry} />}
      </div>
    </li>
  );
}

function Words({ entry }: { entry: QuickBetEntry }) {
  const t = useMessages();
  const money = useMoney();
  const price = usePriceText();
  const isolate = useIsolated();
  const { selection, fate, currency, currentOdds } = entry;
  const name = isolate(selection.outcomeName);
  const at = price(selection.odds);
  const stake = money(entry.stake, currency);
  const lines: Record<QuickBetFate, readonly [title: string, text: string]> = {
    placing: [t('quick.line', { name, price: at }), t('quick.placing', { stake })],
    checking: [t('quick.line', { name, price: at }), t('quick.checking', { stake })],
    asking: [t('quick.line', { name, price: at }), t('quick.asking')],
    waiting: [t('quick.waiting', { name }), t('quick.waitingText')],
    placed: [
      t('quick.placed', { name, price: at }),
      t('quick.placedText', { stake, amount: money(entry.potentialReturn, currency) }),
    ],
    refused: [
      t('quick.refused', { name }),
      reasonOf(entry, currentOdds === null ? null : t('quick.moved', { price: price(currentOdds) })),
    ],
    unknown: [t('quick.unknown', { name }), t('quick.unknownText')],
  };
  const [title, text] = lines[fate];
  return (
    <>
      <b>{title}</b>
      <small>{selection.marketName}</small>
      <small>{text}</small>
    </>
  );
}

function AddToSlip({ entry }: { entry: QuickBetEntry }) {
  const t = useMessages();
  const { live } = useServices();
  const { selection } = entry;
  const add = () => {
    const now = live.outcome(selection.id);
    dispatchSlip({
      type: 'selection-added',
      selection: { ...selection, ...(now && { odds: now.odds, active: now.active }) },
    });
  };
  return (
    <button type="button" className={styles.add} onClick={add}>
      {t('quick.add')}
    </button>
  );
}
