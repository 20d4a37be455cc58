import { classNames, Icon } from '@touchline/ui';
import { useRef } from 'react';
import { useMessages } from '#data/messages.ts';
import { useIsSelected } from '#data/slip.ts';
import styles from './odds.module.css';
import { usePriceFormat } from './price-text.ts';
import { priceWords } from './price-words.ts';
import { usePrice } from './use-price.ts';

/** Where the name of the outcome stands: nowhere, beside the price, above it. */
export type PriceLayout = 'plain' | 'beside' | 'above';

export interface OddsButtonProps {
  readonly outcomeKey: string;
  readonly name: string;
  readonly label?: string | undefined;
  readonly sign?: string | undefined;
  readonly layout?: PriceLayout | undefined;
  readonly mark?: 'draw' | 'now' | undefined;
}

/**
 * One price that can be tapped. The tap is handled by the `PriceArea` around it.
 * `name` says in full what the price is for. What stands on the button beside the price is either `label`, words that the
 * name contains right before the price, or `sign`, a mark that the name spells out and that is drawn by style alone.
 * `mark` draws an edge: a draw, the score now.
 */
export function OddsButton({ outcomeKey, name, label, sign, layout = 'plain', mark }: OddsButtonProps) {
  const messages = useMessages();
  const format = usePriceFormat();
  const ref = useRef<HTMLButtonElement>(null);
  const words = priceWords(messages);
  const { status, face } = usePrice({ outcomeKey, name, format, locale: messages.locale, words }, ref);
  const isSelected = useIsSelected(outcomeKey);
  const look = classNames(styles.odd, layout !== 'plain' && styles[layout], mark && styles[mark]);
  const key = layout === 'plain' ? null : <Key label={label} sign={sign} />;

  if (status === 'missing' || status === 'closed') {
    return (
      <span className={classNames(look, styles.none)} role="img" aria-label={words.missing(name)}>
        {key}
        <span aria-hidden="true">–</span>
      </span>
    );
  }
  const isSuspended = status === 'suspended';
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={look}
        data-price={outcomeKey}
        data-fit={isSuspended ? undefined : face.fit}
        data-move={isSuspended ? undefined : face.move}
        aria-pressed={isSelected}
        aria-disabled={isSuspended || undefined}
        aria-label={isSuspended ? words.suspended(name) : face.label}
      >
        {key}
        {isSuspended ? (
          <Icon key="lock" name="lock" size="s" />
        ) : (
          <span className={styles.value}>{face.text}</span>
        )}
      </button>
      {isSelected && (
        <a href="#docked-slip" className={styles.toSlip} data-to-slip="">
          {messages('shell.skip.slip')}
        </a>
      )}
    </>
  );
}

/** What stands on a button beside its price. The blank keeps its words apart from the price. */
function Key({ label, sign }: { label: string | undefined; sign: string | undefined }) {
  if (sign !== undefined) return <span className={styles.key} data-sign={sign} />;
  return (
    <>
      <span className={styles.key}>{label}</span>{' '}
    </>
  );
}

/** Stands where a market has no outcome of this kind. */
export function NoPrice({ name }: { name: string }) {
  const words = priceWords(useMessages());
  return (
    <span className={classNames(styles.odd, styles.none)} role="img" aria-label={words.missing(name)}>
      <span aria-hidden="true">–</span>
    </span>
  );
}
