import { useQuery } from '@tanstack/react-query';
import type { PlayerPhone } from '@touchline/contract';
import { Alert, Button, SelectField, TextField } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { sendPhone } from '#data/phone.ts';
import { countriesQuery } from '#data/queries.ts';
import { useSession } from '#data/session.ts';
import { enteredIn, useForm } from '#parts/form/use-form.ts';
import styles from './auth-form.module.css';
import { callingCode, mayBePhone, minuteClock } from './phone-format.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

/** Asks for the number that a code is sent to. */
export function PhoneNumberStep({
  phone,
  onSent,
  onBack,
}: {
  readonly phone: PlayerPhone;
  readonly onSent: () => void;
  /** Goes back to the code that waits; absent if none does. */
  readonly onBack?: (() => void) | undefined;
}) {
  const t = useMessages();
  const { user } = useSession();
  const seconds = useSecondsUntil(phone.resend_timeout_until);
  const country = phone.country ?? user?.country?.code ?? '';
  // Falls back while the list of countries loads.
  const countryIn = (entered: FormData) => enteredIn(entered, 'country') || country;
  const wrongNumber = (number: string, of: string): Record<string, string> => {
    if (number === '') return { number: t('phone.numberMissing') };
    return mayBePhone(number, of) ? {} : { number: t('error.field.phone') };
  };
  const { bind, isBusy, errors, clear } = useForm({
    names: ['country', 'number'],
    missing: (entered) => wrongNumber(enteredIn(entered, 'number'), countryIn(entered)),
    call: (entered) => sendPhone(enteredIn(entered, 'number'), countryIn(entered)),
    done: onSent,
  });
  return (
    <form className={styles.form} {...bind}>
      {phone.sms_limit_reached && <Alert tone="warn">{t('phone.limit')}</Alert>}
      {errors.general && <Alert tone="error">{errors.general}</Alert>}
      <p className={styles.text}>{t('phone.intro')}</p>
      <CountryField value={country} error={errors.fields.country} onChange={clear} />
      <TextField
        label={t('phone.number')}
        name="number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={40}
        hint={t('phone.numberHint')}
        error={errors.fields.number}
        onChange={clear}
      />
      <div className={styles.foot}>
        <Button type="submit" kind="primary" size="l" wide busy={isBusy}>
          {t(isBusy ? 'phone.sending' : 'phone.send')}
        </Button>
        {seconds > 0 && (
          <p className={styles.aside}>{t('phone.againIn', { time: minuteClock(seconds, t.locale) })}</p>
        )}
        {onBack && (
          <p className={styles.aside}>
            <button type="button" onClick={onBack}>
              {t('phone.back')}
            </button>
          </p>
        )}
      </div>
    </form>
  );
}

/** Countries with their calling codes. */
function CountryField({
  value,
  error,
  onChange,
}: {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: () => void;
}) {
  const t = useMessages();
  const { data = [] } = useQuery(countriesQuery());
  const offered = data.flatMap(({ code, name }) => {
    const calling = callingCode(code);
    return calling === null ? [] : [{ code, text: t('phone.countryCode', { country: name, code: calling }) }];
  });
  return (
    <SelectField
      key={offered.length}
      label={t('signUp.country')}
      name="country"
      autoComplete="country"
      defaultValue={value}
      error={error}
      onChange={onChange}
    >
      {offered.map(({ code, text }) => (
        <option key={code} value={code}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
