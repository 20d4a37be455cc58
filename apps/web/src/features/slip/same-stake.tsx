import { classNames, NumberField } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { dispatchSlip } from '#data/slip.ts';
import { useSlipMoney } from '#data/slip-money.ts';
import { useFieldText, useStakeReader } from '#data/stake-reader.ts';
import styles from './foot.module.css';
import type { SlipModel } from './use-slip-model.ts';

/** One field that fills the stake of every bet. */
export function SameStake({ model }: { model: SlipModel }) {
  const t = useMessages();
  const money = useSlipMoney();
  const read = useStakeReader();
  const textOf = useFieldText();
  const { state } = model;
  const { currency, subunits } = state.rules;
  const unit = { code: currency, subunits };
  const [first, ...others] = state.bets;
  const shared =
    first && others.every(({ stakeText }) => stakeText === first.stakeText) ? first.stakeText : '';
  if (state.inProgress || state.isUnconfirmed) return null;
  return (
    <div className={styles.row}>
      <span aria-hidden="true">{t('slip.sameStake')}</span>
      <NumberField
        label={t('slip.sameStake')}
        prefix={money.unit(currency, subunits)}
        className={classNames(styles.same, styles.amount)}
        placeholder={money.plain(0, unit)}
        value={shared}
        onChange={(event) => {
          const text = textOf(event, unit);
          dispatchSlip({ type: 'stake-typed-for-all', text, parsed: read(text, unit) });
        }}
      />
    </div>
  );
}
