import { useQuery } from '@tanstack/react-query';
import type { User } from '@touchline/contract';
import { Alert, Button } from '@touchline/ui';
import { useRef, useState } from 'react';
import { askFor, askToSignIn, useCanAsk } from '#data/auth-actions.ts';
import type { ModalProps } from '#data/block.ts';
import { useCapability } from '#data/capability.ts';
import { useMessages } from '#data/messages.ts';
import { notify } from '#data/notices.ts';
import { systemQuery } from '#data/queries.ts';
import { useServices } from '#data/services.ts';
import { type SignUpBody, signUp } from '#data/session.ts';
import { useMoney } from '#data/slip-money.ts';
import { writeStored } from '#data/storage.ts';
import { enteredIn, useForm } from '#parts/form/use-form.ts';
import styles from './auth-form.module.css';
import { ConsentFields, sentConsents } from './fields/consent-fields.tsx';
import {
  controlOf,
  missingFields,
  type SignUpField,
  sentFields,
  sentValue,
  signUpFields,
} from './fields/form-fields.ts';
import { useFirstCountry } from './fields/place-fields.tsx';
import { TermsField } from './fields/terms-field.tsx';
import { goOn } from './go-on.ts';
import { PlayerField } from './player-field.tsx';
import { ResponsibleNote } from './responsible-note.tsx';
import { SignUpCode } from './sign-up-code.tsx';

/** A new account: the fields that the backend asks for, in its order. */
export function View({ props, close }: ModalProps) {
  const t = useMessages();
  const money = useMoney();
  const { locale, queryClient } = useServices();
  const [mailed, setMailed] = useState<string | null>(null);
  const [texted, setTexted] = useState<SignUpBody | null>(null);
  const sent = useRef<SignUpBody | null>(null);
  const { fields, terms, channels } = useSignUpForm();
  const firstCountry = useFirstCountry();
  const [country, setCountry] = useState<string | null>(null);
  const shown: readonly SignUpField[] = terms ? [...fields, 'terms'] : fields;
  const names = shown.flatMap((name): readonly SignUpField[] =>
    name === 'email' ? ['email', 'phone'] : [name],
  );
  /** What of the fields stands in the form: an email, or a phone in its place. */
  const namesIn = (entered: FormData) => {
    const other = entered.has('phone') ? 'email' : 'phone';
    return names.filter((name) => name !== other);
  };

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
    names,
    control: controlOf,
    missing: (entered) => missingFields(entered, namesIn(entered), t),
    async call(entered) {
      sent.current = {
        ...sentFields(entered, namesIn(entered)),
        password: sentValue(entered, 'password'),
        ...(channels.length > 0 && { consents: sentConsents(entered, channels) }),
        locale,
      };
      const answer = await signUp(sent.current);
      // Shows the terms of now if they changed since the page was rendered.
      if (!answer.ok && answer.error.fields.terms) void queryClient.invalidateQueries(systemQuery());
      return answer;
    },
    done({ user }, entered) {
      if (terms) writeStored('termsAccepted', terms.version);
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
        {fields.map((name) => (
          <PlayerField
            key={name}
            name={name}
            country={country ?? firstCountry}
            errors={errors}
            onChange={clear}
            onCountry={setCountry}
          />
        ))}
        {channels.length > 0 && <ConsentFields channels={channels} />}
        {terms && <TermsField terms={terms} error={errors.fields.terms} onChange={clear} />}
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

/** What the form asks for, by the system data. */
function useSignUpForm() {
  const { data: system } = useQuery(systemQuery());
  const canConsent = useCapability('consents');
  const { terms, marketing_channels: channels = [] } = system?.platform_settings ?? {};
  return { fields: signUpFields(system?.player_fields ?? []), terms, channels: canConsent ? channels : [] };
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
