import { formatCount } from '@touchline/i18n';
import { classNames, Icon } from '@touchline/ui';
import type { Ref } from 'react';
import { useMessages } from '#data/messages.ts';
import { usePriceText, useSlipMoney } from '#data/slip-money.ts';
import { labelText } from './bet-label.ts';
import styles from './dock.module.css';
import { type DockView, dockView } from './dock-view.ts';
import { useSlipModel } from './use-slip-model.ts';

/** The bar above the tab bar: what is on the slip, and the way to it. */
export function SlipDock({ ref, onOpen }: { ref: Ref<HTMLButtonElement>; onOpen: () => void }) {
  const t = useMessages();
  const view = dockView(useSlipModel());
  if (!view) return null;
  return (
    <button
      ref={ref}
      type="button"
      className={classNames(styles.dock, view.needs && styles.warn)}
      onClick={onOpen}
    >
      <span className="vh">{t('slip.dock.open')}: </span>
      {view.needs ? <Needs view={view} /> : <Standing view={view} />}
      <Icon name="chevron-up" />
    </button>
  );
}

function Needs({ view }: { view: DockView }) {
  const t = useMessages();
  const { needs } = view;
  if (!needs) return null;
  return (
    <>
      <Icon name={needs.kind === 'placed' ? 'circle-check' : 'triangle-alert'} />
      <b>{'count' in needs ? t(KEYS[needs.kind], { count: needs.count }) : t(KEYS[needs.kind])}</b>
      <span className={styles.end}>{t('slip.review')}</span>
    </>
  );
}

const KEYS = {
  changed: 'slip.changed.short',
  suspended: 'slip.dock.suspended',
  unavailable: 'slip.dock.unavailable',
  paused: 'slip.pricesPaused',
  placed: 'slip.dock.placed',
  waiting: 'slip.receipt.waiting',
  refused: 'slip.dock.refused',
  unconfirmed: 'slip.unconfirmed.title',
} as const;

function Standing({ view }: { view: DockView }) {
  const t = useMessages();
  const money = useSlipMoney();
  const price = usePriceText();
  return (
    <>
      <span className={styles.count}>{formatCount(view.count, t.locale)}</span>
      <b>{view.type === 'singles' ? t('slip.type.singles') : labelText(view.type, view.count, t)}</b>
      {view.totalOdds !== null && <bdi>{price(view.totalOdds, { isTotal: view.type !== 'single' })}</bdi>}
      {view.potentialReturn > 0 ? (
        <>
          <span className={styles.end}>{t('slip.dock.toReturn')}</span>
          <b>
            <bdi>{money(view.potentialReturn, view.currency)}</bdi>
          </b>
        </>
      ) : (
        <span className={styles.end}>{t('slip.dock.addStake')}</span>
      )}
    </>
  );
}
