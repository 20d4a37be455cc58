import { MOVEMENT_GROUPS, type MovementGroup } from '@touchline/contract/constants';
import { SelectField } from '@touchline/ui';
import { type PlainKey, useMessages } from '#data/messages.ts';
import { useSession } from '#data/session.ts';
import { type MovementChoice, PERIODS, type Period } from './use-movement-filter.ts';
import styles from './wallet.module.css';

const GROUPS = {
  deposits: 'wallet.group.deposits',
  payouts: 'wallet.group.payouts',
  stakes: 'wallet.group.stakes',
  winnings: 'wallet.group.winnings',
  credits: 'wallet.group.credits',
} as const satisfies Record<MovementGroup, PlainKey>;

const PERIOD_KEYS = {
  week: 'wallet.period.week',
  month: 'wallet.period.month',
  quarter: 'wallet.period.quarter',
  year: 'wallet.period.year',
} as const satisfies Record<Period, PlainKey>;

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as K[]; // its own keys

/** Narrows the movements: by what they are, their currency, and how long ago. */
export function MovementFilters({
  choice: { group, currency, period },
  onChoose,
}: {
  readonly choice: MovementChoice;
  readonly onChoose: (changed: Partial<MovementChoice>) => void;
}) {
  const t = useMessages();
  const { accounts } = useSession();
  return (
    <div className={styles.filters}>
      <SelectField
        label={t('wallet.show')}
        value={group ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChoose({ group: keysOf(MOVEMENT_GROUPS).find((key) => key === value) ?? null })
        }
      >
        <option value="">{t('wallet.group.all')}</option>
        {keysOf(GROUPS).map((key) => (
          <option key={key} value={key}>
            {t(GROUPS[key])}
          </option>
        ))}
      </SelectField>
      {accounts.length > 1 && (
        <SelectField
          label={t('money.currency')}
          value={currency ?? ''}
          onChange={({ currentTarget: { value } }) => onChoose({ currency: value || null })}
        >
          <option value="">{t('wallet.currency.all')}</option>
          {accounts.map(({ currency: code }) => (
            <option key={code}>{code}</option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={t('wallet.period')}
        value={period}
        onChange={({ currentTarget: { value } }) =>
          onChoose({ period: keysOf(PERIODS).find((key) => key === value) ?? 'year' })
        }
      >
        {keysOf(PERIOD_KEYS).map((key) => (
          <option key={key} value={key}>
            {t(PERIOD_KEYS[key])}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
