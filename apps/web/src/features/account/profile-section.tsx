import { useQuery } from '@tanstack/react-query';
import type { User } from '@touchline/contract';
import { Button } from '@touchline/ui';
import { useState } from 'react';
import { askFor, useCanAsk } from '#data/auth-actions.ts';
import { useCapability } from '#data/capability.ts';
import { useMessages } from '#data/messages.ts';
import { systemQuery } from '#data/queries.ts';
import { useSession } from '#data/session.ts';
import { LanguageLinks } from '#parts/preferences/language-links.tsx';
import { ChangeEmail } from './change-email.tsx';
import { displayName } from './display-name.ts';
import { NamesForm } from './names-form.tsx';
import styles from './page/page.module.css';

/** Who the player is and in which language we write to him. */
export function ProfileSection() {
  const t = useMessages();
  const { user } = useSession();
  const canChange = useCapability('profile');
  if (!user) return null;
  const phone = user.auth_phone_number ?? user.mobile_phone;
  const name = displayName(user);
  const facts = [
    { term: t('profile.name'), value: canChange || name === user.email || name === phone ? null : name },
    { term: t('signIn.email'), value: user.email },
    { term: t('profile.phone'), value: phone },
    { term: t('signUp.country'), value: user.country?.name ?? null },
    { term: t('fields.municipality'), value: user.municipality ?? null },
  ].filter(({ value }) => value !== null);
  return (
    <>
      {canChange && <NamesForm user={user} />}
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <bdi className="wrap">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {user.pending_email && (
        <p className={styles.waits}>{t('email.waits', { email: user.pending_email })}</p>
      )}
      <Proofs user={user} />
      <div className={styles.language}>
        <p>{t('preferences.language')}</p>
        <LanguageLinks />
      </div>
    </>
  );
}

/** What the player proves who he is with: his email, phone and password, each of which he may change. */
function Proofs({ user }: { user: User }) {
  const t = useMessages();
  const canChangePassword = useCanAsk('edit_password');
  const canResend = useCanAsk('resend_confirmation_instructions');
  const { data: system } = useQuery(systemQuery());
  const settings = system?.platform_settings;
  const isUnconfirmed =
    canResend &&
    settings?.email_confirmation === true &&
    user.email !== null &&
    user.email_confirmed === false;
  const canChangeEmail = useCapability('change_email');
  const [isChangingEmail, setChangingEmail] = useState(false);
  const canAskPhone = useCanAsk('phone_verification');
  const canChangePhone = canAskPhone && settings?.phone_verification === true;
  if (!canChangePassword && !isUnconfirmed && !canChangeEmail && !canChangePhone) return null;
  return (
    <div className={styles.proofs}>
      {isUnconfirmed && (
        <Button
          kind="primary"
          onClick={() => askFor('resend_confirmation_instructions', { email: user.email })}
        >
          {t('confirmation.title')}
        </Button>
      )}
      {canChangeEmail && (
        <Button kind="secondary" onClick={() => setChangingEmail(true)}>
          {t(user.email === null ? 'email.add' : 'email.change')}
        </Button>
      )}
      {isChangingEmail && <ChangeEmail close={() => setChangingEmail(false)} />}
      {canChangePhone && (
        <Button kind="secondary" onClick={() => askFor('phone_verification', { isChange: true })}>
          {t(user.auth_phone_number === null ? 'phone.verify' : 'phone.change')}
        </Button>
      )}
      {canChangePassword && (
        <Button kind="secondary" onClick={() => askFor('edit_password')}>
          {t('password.change')}
        </Button>
      )}
    </div>
  );
}
