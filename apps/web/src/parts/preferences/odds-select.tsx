import { useQuery } from '@tanstack/react-query';
import type { OddsFormat } from '@touchline/contract';
import { ODDS_FORMATS } from '@touchline/contract/constants';
import { SelectField } from '@touchline/ui';
import { useEffect, useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { chooseOddsFormat } from '#data/odds-choice.ts';
import { useOddsFormat } from '#data/preferences.ts';
import { settingsQuery } from '#data/queries.ts';
import { useLocale } from '#data/services.ts';
import { isolated } from '#data/slip-money.ts';
import { priceText, useEveryFormat } from '#parts/odds/price-text.ts';

/** A price that reads differently in every format. */
const EXAMPLE = 18_500;

const isFormat = (value: string): value is OddsFormat => ODDS_FORMATS.some((format) => format === value);

/** The format of prices, with what a price looks like in each. */
export function OddsSelect() {
  const t = useMessages();
  const locale = useLocale();
  const format = useOddsFormat();
  const { data } = useQuery(settingsQuery());
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  // The browser brings the other formats after hydration; until then it says what the server said.
  const hasExamples = useEveryFormat() && isMounted;
  const available = data?.odds_types.available ?? [];
  // A format that is offered no more stays on the prices until another is chosen.
  const offered = available.includes(format) ? available : [...available, format];
  return (
    <SelectField
      label={t('preferences.odds')}
      value={format}
      onChange={({ currentTarget: { value } }) => isFormat(value) && chooseOddsFormat(value)}
    >
      {offered.map((option) => (
        <option key={option} value={option}>
          {hasExamples
            ? t('preferences.oddsExample', {
                name: t(`preferences.odds.${option}`),
                example: isolated(priceText(EXAMPLE, option, locale), locale),
              })
            : t(`preferences.odds.${option}`)}
        </option>
      ))}
    </SelectField>
  );
}
