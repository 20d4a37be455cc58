import { useQuery } from '@tanstack/react-query';
import type { User } from '@touchline/contract';
import { Alert, Button, SelectField } from '@touchline/ui';
import { useRef, useState } from 'react';
import { askFor, askToSignIn, useCanAsk } from '#data/auth-actions.ts';
import type { ModalProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { notify } from '#data/notices.ts';
import { countriesQuery, systemQuery } from '#data/queries.ts';
import { useServices } from '#data/services.ts';
import { type SignUpBody, signUp } from '#data/session.ts';
import { useMoney } from '#data/slip-money.ts';
import type { FormErrors } from '#parts/form/form-errors.ts';
import { enteredIn, useForm } from '#parts/form/use-form.ts';
import styles from './auth-form.module.css';
import { isoBirthDate } from './birth-date.ts';
import { BirthDateField } from './birth-date-field.tsx';
import { ContactField } from './contact-field.tsx';
import { goOn } from './go-on.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { ResponsibleNote } from './responsible-note.tsx';
import { missingFields, SIGN_UP_FIELDS, type SignUpEntry } from './sign-up-checks.ts';
import { SignUpCode } from './sign-up-code.tsx';

function readEntry(entered: FormData): SignUpEntry {
  const text = (name: string) => String(entered.get(name) ?? '');
  return {
    email: text('email').trim(),
    phone: entered.has('phone') ? text('phone').trim() : null,
    password: text('password'),
    country: text('country'),
    currency: text('currency'),
    birth: { day: text('day'), month: text('month'), year: text('year') },
  };
}

/** A new account: what the house needs to open one, and nothing else. */
export function View({ props, close }: ModalProps) {
  const t = useMessages();
  const money = useMoney();
  const { locale } = useServices();
  const [mailed, setMailed] = useState<string | null>(null);
  const [texted, setTexted] = useState<SignUpBody | null>(null);
  const sent = useRef<SignUpBody | null>(null);

  const welcome = (user: User) => {
    goOn(props, close);
    const account = user.accounts.find(({ active }) => active) ?? user.accounts[0];
    const amount =
      account && account.balance.available > 0 && money(account.balance.available, account.currency);
    const notice = { kind: 'success', titleKey: 'signUp.welcome' } as const;
    if (amount) notify({ ...notice, descriptionKey: 'signUp.welcomeBalance', values: { amount } });
    else notify(notice);
  };
  const { bind, isBusy, errors, clear } = useForm({
    names: SIGN_UP_FIELDS,
    control: (name) => (name === 'birth_date' ? 'day' : name),
    missing: (entered) => missingFields(readEntry(entered), t),
    call(entered) {
      const { birth, email, phone, ...fields } = readEntry(entered);
      const contact = phone === null ? { email } : { phone };
      sent.current = { ...fields, ...contact, birth_date: isoBirthDate(birth) ?? '', locale };
      return signUp(sent.current);
    },
    done({ user }, entered) {
      // Nobody is signed in where the email has to be confirmed first.
      if (user.id === null && entered.has('phone')) setTexted(sent.current);
      else if (user.id === null) setMailed(enteredIn(entered, 'email'));
      else welcome(user);
    },
  });
  const wrong = Object.keys(errors.fields).length;
  if (mailed !== null) return <ConfirmFirst email={mailed} />;
  return (
    <>
      {texted !== null && <SignUpCode sent={texted} onOpened={welcome} onOther={() => setTexted(null)} />}
      <form className={styles.form} hidden={texted !== null} {...bind}>
        {errors.general && <Alert tone="error">{errors.general}</Alert>}
        {wrong > 0 && <Alert tone="error">{t('signUp.summary', { count: wrong })}</Alert>}
        <ContactField errors={errors} onChange={clear} />
        <NewPasswordField label={t('signUp.password')} error={errors.fields.password} onChange={clear} />
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
    </>
  );
}

/** What there is to do before the first sign-in. */
function ConfirmFirst({ email }: { readonly email: string }) {
  const t = useMessages();
  const canResend = useCanAsk('resend_confirmation_instructions');
  return (
    <div className={styles.form}>
      <Alert tone="info">{t('signUp.mailed', { email })}</Alert>
      <p className={styles.text}>{t('mailLink.inbox')}</p>
      <div className={styles.foot}>
        <Button kind="primary" size="l" wide onClick={() => askFor('sign_in', { email })}>
          {t('account.signIn')}
        </Button>
        {canResend && (
          <p className={styles.aside}>
            {t('confirmation.missing')}{' '}
            <button type="button" onClick={() => askFor('resend_confirmation_instructions', { email })}>
              {t('mailLink.again')}
            </button>
          </p>
        )}
      </div>
    </div>
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
