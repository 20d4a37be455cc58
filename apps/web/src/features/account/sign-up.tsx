import { useQuery } from '@tanstack/react-query';
import { Alert, Button, SelectField, TextField } from '@touchline/ui';
import { type FormEvent, useRef, useState } from 'react';
import { askToSignIn } from '#data/auth-actions.ts';
import type { ModalProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { notify } from '#data/notices.ts';
import { countriesQuery, systemQuery } from '#data/queries.ts';
import { useServices } from '#data/services.ts';
import { signUp } from '#data/session.ts';
import { useMoney } from '#data/slip-money.ts';
import styles from './auth-form.module.css';
import { isoBirthDate } from './birth-date.ts';
import { BirthDateField } from './birth-date-field.tsx';
import { type FormErrors, formErrors } from './form-errors.ts';
import { ResponsibleNote } from './responsible-note.tsx';
import { missingFields, PASSWORD_MIN, SIGN_UP_FIELDS, type SignUpEntry } from './sign-up-checks.ts';

const NONE: FormErrors = { fields: {}, general: null };

function readEntry(form: HTMLFormElement): SignUpEntry {
  const entered = new FormData(form);
  const text = (name: string) => String(entered.get(name) ?? '');
  return {
    email: text('email').trim(),
    password: text('password'),
    country: text('country'),
    currency: text('currency'),
    birth: { day: text('day'), month: text('month'), year: text('year') },
  };
}

/** A new account: what the house needs to open one, and nothing else. */
export function View({ close }: ModalProps) {
  const t = useMessages();
  const money = useMoney();
  const { locale } = useServices();
  const [isBusy, setBusy] = useState(false);
  const [isShown, setShown] = useState(false);
  const [errors, setErrors] = useState(NONE);
  const form = useRef<HTMLFormElement>(null);

  const fail = (found: FormErrors) => {
    setErrors(found);
    const first = SIGN_UP_FIELDS.find((name) => found.fields[name] !== undefined);
    const name = first === 'birth_date' ? 'day' : first;
    if (name) form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entry = readEntry(event.currentTarget);
    const missing = missingFields(entry, t);
    if (Object.keys(missing).length > 0) return fail({ fields: missing, general: null });
    const { email, password, country, currency, birth } = entry;
    setBusy(true);
    const answer = await signUp({
      email,
      password,
      country,
      currency,
      birth_date: isoBirthDate(birth) ?? '',
      locale,
    });
    setBusy(false);
    if (!answer.ok) return fail(formErrors(answer.error, SIGN_UP_FIELDS, t));
    close();
    const account = answer.user.accounts.find(({ active }) => active) ?? answer.user.accounts[0];
    const amount =
      account && account.balance.available > 0 && money(account.balance.available, account.currency);
    const welcome = { kind: 'success', titleKey: 'signUp.welcome' } as const;
    if (amount) notify({ ...welcome, descriptionKey: 'signUp.welcomeBalance', values: { amount } });
    else notify(welcome);
  };
  const clear = () => errors !== NONE && setErrors(NONE);
  const wrong = Object.keys(errors.fields).length;

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {errors.general && <Alert tone="error">{errors.general}</Alert>}
      {wrong > 0 && <Alert tone="error">{t('signUp.summary', { count: wrong })}</Alert>}
      <TextField
        label={t('signUp.email')}
        name="email"
        type="email"
        autoComplete="email"
        dir="ltr"
        maxLength={254}
        error={errors.fields.email}
        onChange={clear}
      />
      <TextField
        label={t('signUp.password')}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        dir="ltr"
        maxLength={200}
        hint={t('signUp.passwordRule', { count: PASSWORD_MIN })}
        error={errors.fields.password}
        onChange={clear}
        end={
          <button
            type="button"
            className={styles.reveal}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            {t(isShown ? 'signUp.hidePassword' : 'signUp.showPassword')}
          </button>
        }
      />
      <PlaceFields errors={errors} onChange={clear} />
      <BirthDateField error={errors.fields.birth_date} onChange={clear} />
      <ResponsibleNote />
      <div className={styles.foot}>
        <Button type="submit" kind="primary" size="l" wide busy={isBusy}>
          {t(isBusy ? 'signUp.busy' : 'signUp.submit')}
        </Button>
        <p className={styles.aside}>
          {t('signUp.haveOne')}{' '}
          <button type="button" onClick={askToSignIn}>
            {t('account.signIn')}
          </button>
        </p>
      </div>
    </form>
  );
}

/** Where the player lives, and in which money he plays. */
function PlaceFields({ errors, onChange }: { errors: FormErrors; onChange: () => void }) {
  const t = useMessages();
  const { data: countries } = useQuery(countriesQuery());
  const { data: system } = useQuery(systemQuery());
  const open = (countries ?? []).filter((country) => !country.sign_up_blocked);
  const currencies = system?.currencies ?? [];
  return (
    <>
      <SelectField
        key={`country ${open.length}`}
        label={t('signUp.country')}
        name="country"
        autoComplete="country"
        defaultValue={
          open.some(({ code }) => code === system?.user_country) ? (system?.user_country ?? '') : ''
        }
        error={errors.fields.country}
        onChange={onChange}
      >
        <option value="">{t('signUp.countryChoose')}</option>
        {open.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        key={`currency ${currencies.length}`}
        label={t('signUp.currency')}
        name="currency"
        defaultValue={system?.default_currency_code ?? ''}
        hint={t('signUp.currencyHint')}
        error={errors.fields.currency}
        onChange={onChange}
      >
        {currencies.map(({ code }) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </SelectField>
    </>
  );
}
