import type { MarketingChannel } from '@touchline/contract/constants';
import { type PlainKey, useMessages } from '#data/messages.ts';
import { CheckLine } from './check-line.tsx';
import styles from './fields.module.css';

export const CHANNEL_NAMES: Readonly<Record<MarketingChannel, PlainKey>> = {
  email: 'consents.email',
  sms: 'consents.sms',
  push: 'consents.push',
};

const controlNameOf = (channel: MarketingChannel) => `consent_${channel}`;

/** Asks for marketing per channel. Nothing is ticked. */
export function ConsentFields({ channels }: { readonly channels: readonly MarketingChannel[] }) {
  const t = useMessages();
  return (
    <fieldset className={styles.consents}>
      <legend>{t('consents.title')}</legend>
      <p>{t('consents.ask')}</p>
      {channels.map((channel) => (
        <CheckLine key={channel} name={controlNameOf(channel)} onChange={() => {}}>
          {t(CHANNEL_NAMES[channel])}
        </CheckLine>
      ))}
    </fieldset>
  );
}

/** What was ticked, by channel. */
export const sentConsents = (entered: FormData, channels: readonly MarketingChannel[]) =>
  Object.fromEntries(channels.map((channel) => [channel, entered.has(controlNameOf(channel))]));
