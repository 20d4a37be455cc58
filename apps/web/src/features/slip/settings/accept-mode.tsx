import type { AcceptMode } from '@touchline/betting';
import { Segmented, SelectField } from '@touchline/ui';
import { useHeldSettings } from '#data/held-query.ts';
import { useMessages } from '#data/messages.ts';
import { chosenSettings, useSlipChoices } from '#data/slip-choices.ts';
import { usePriceText } from '#data/slip-money.ts';
import { changeSlipSettings } from '#data/slip-settings.ts';
import styles from './settings.module.css';

const MODES = ['none', 'higher', 'any'] as const satisfies readonly AcceptMode[];
const PERCENTS = [1, 2, 3, 5, 10] as const;
/** A price to show what a part of it is. Odds scaled. */
const EXAMPLE = 20_000;
const HUNDRED = 100;

/** What happens when a price moves before the bet is placed. */
export function AcceptModeChoice() {
  const t = useMessages();
  const price = usePriceText();
  const settings = useHeldSettings();
  const choices = useSlipChoices();
  if (!settings) return null;
  const { oddsAcceptMode: mode, acceptDownToPercent: percent } = chosenSettings(settings, choices);
  const mayFall = settings.capabilities.includes('accept_down_to') && mode === 'higher';
  const lowest = (EXAMPLE * (HUNDRED - (percent ?? 0))) / HUNDRED;
  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden="true">
        {t('slip.settings.accept.label')}
      </span>
      <Segmented
        label={t('slip.settings.accept.label')}
        wide
        value={mode}
        options={MODES.map((value) => ({ value, label: t(`slip.settings.accept.${value}`) }))}
        onChange={(oddsAcceptMode) => changeSlipSettings({ oddsAcceptMode })}
      />
      <p className={styles.hint} role="status">
        {t(`slip.settings.accept.${mode}Text`)}
      </p>
      {mayFall && (
        <SelectField
          label={t('slip.settings.fall.label')}
          value={percent ?? 0}
          hint={
            percent === null
              ? t('slip.settings.fall.never')
              : t('slip.settings.fall.example', { percent, from: price(EXAMPLE), to: price(lowest) })
          }
          onChange={({ currentTarget: { value } }) =>
            changeSlipSettings({ acceptDownToPercent: Number(value) || null })
          }
        >
          <option value={0}>{t('slip.settings.fall.none')}</option>
          {PERCENTS.map((value) => (
            <option key={value} value={value}>
              {t('slip.settings.fall.percent', { percent: value })}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
