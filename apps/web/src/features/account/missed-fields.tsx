import { useQuery } from '@tanstack/react-query';
import type { User } from '@touchline/contract';
import { Alert, Button, Empty } from '@touchline/ui';
import { useEffect, useState } from 'react';
import { askFor } from '#data/auth-actions.ts';
import type { ModalProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { saveMissedFields } from '#data/missed-fields.ts';
import { notify } from '#data/notices.ts';
import { systemQuery } from '#data/queries.ts';
import { useServices } from '#data/services.ts';
import { useSession } from '#data/session.ts';
import { useForm } from '#parts/form/use-form.ts';
import styles from './auth-form.module.css';
import {
  controlOf,
  type FormField,
  fillableFields,
  missingFields,
  sentFields,
} from './fields/form-fields.ts';
import { useFirstCountry } from './fields/place-fields.tsx';
import { TermsField } from './fields/terms-field.tsx';
import { PlayerField } from './player-field.tsx';

/** Asks for what the account lacks, and goes on with what the player was led away from. */
export function View({ props, close }: ModalProps) {
  const t = useMessages();
  const { status, user } = useSession();
  if (status === 'LOGGED_IN' && user) return <Missed user={user} props={props} close={close} />;
  if (status !== 'NOT_LOGGED_IN') return <p role="status">{t('modal.loading')}</p>;
  return (
    <Empty
      icon="circle-user-round"
      title={t('missed.title')}
      action={
        <Button onClick={() => askFor('sign_in', { goOn: () => askFor('missed_auth_fields', props) })}>
          {t('account.signIn')}
        </Button>
      }
    >
      {t('missed.signedOut')}
    </Empty>
  );
}

/** Fields that the caller asks for, such as the one that a bet was refused for. */
const namedIn = ({ fields }: ModalProps['props']): string[] =>
  Array.isArray(fields) ? fields.filter((name) => typeof name === 'string') : [];

function Missed({ user, props, close }: ModalProps & { readonly user: User }) {
  // Stays while what was saved leads on.
  const [asked] = useState(() => fillableFields([...user.auth_fields_missed, ...namedIn(props)]));
  const { data: system, isPending } = useQuery(systemQuery());
  const t = useMessages();
  const terms = system?.platform_settings.terms;
  const names = asked.filter((name) => name !== 'terms' || terms !== undefined);
  if (isPending) return <p role="status">{t('modal.loading')}</p>;
  if (names.length === 0) return <Complete props={props} close={close} />;
  return <Fields names={names} user={user} props={props} close={close} />;
}

/** Nothing is missing that can be filled in here. */
function Complete({ props: { goOn }, close }: ModalProps) {
  const t = useMessages();
  useEffect(() => {
    if (typeof goOn === 'function') goOn();
  }, [goOn]);
  return (
    <div className={styles.form}>
      <Alert tone="info">{t('missed.complete')}</Alert>
      <div className={styles.foot}>
        <Button kind="primary" size="l" wide onClick={close}>
          {t('shell.close')}
        </Button>
      </div>
    </div>
  );
}

function Fields({
  names,
  user,
  props: { goOn, isForBet },
  close,
}: ModalProps & { readonly names: readonly FormField[]; readonly user: User }) {
  const t = useMessages();
  const { queryClient } = useServices();
  const { data: system } = useQuery(systemQuery());
  const terms = system?.platform_settings.terms;
  const firstCountry = useFirstCountry();
  const [chosen, setChosen] = useState<string | null>(null);
  const { bind, isBusy, errors, clear } = useForm({
    names,
    control: controlOf,
    missing: (entered) => missingFields(entered, names, t),
    async call(entered) {
      const answer = await saveMissedFields(sentFields(entered, names));
      // Shows the terms of now if they changed since the page was rendered.
      if (!answer.ok && answer.error.fields.terms) void queryClient.invalidateQueries(systemQuery());
      return answer;
    },
    done() {
      if (typeof goOn === 'function') return goOn();
      notify({
        kind: 'success',
        titleKey: 'missed.saved',
        ...(isForBet === true && { descriptionKey: 'phone.placeNow' as const }),
      });
      close();
    },
  });
  const intro = isForBet
    ? 'missed.forBet'
    : typeof goOn === 'function'
      ? 'missed.forDeposit'
      : 'missed.intro';
  return (
    <form className={styles.form} {...bind}>
      {errors.general && <Alert tone="error">{errors.general}</Alert>}
      <p className={styles.text}>{t(names.every((name) => name === 'terms') ? 'terms.changed' : intro)}</p>
      {names.map((name) =>
        name === 'terms' ? (
          terms && <TermsField key={name} terms={terms} error={errors.fields.terms} onChange={clear} />
        ) : (
          <PlayerField
            key={name}
            name={name}
            country={user.country?.code ?? chosen ?? firstCountry}
            errors={errors}
            onChange={clear}
            onCountry={setChosen}
          />
        ),
      )}
      <div className={styles.foot}>
        <Button type="submit" kind="primary" size="l" wide busy={isBusy}>
          {t(isBusy ? 'missed.saving' : 'missed.save')}
        </Button>
      </div>
    </form>
  );
}
