import { useQuery } from '@tanstack/react-query';
import type { User } from '@touchline/contract';
import { Button } from '@touchline/ui';
import { askFor, useCanAsk } from '#data/auth-actions.ts';
import { useCapability } from '#data/capability.ts';
import { useMessages } from '#data/messages.ts';
import { systemQuery } from '#data/queries.ts';
import { useSession } from '#data/session.ts';
import { LanguageLinks } from '#parts/preferences/language-links.tsx';
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
      <Proofs user={user} />
      <div className={styles.language}>
        <p>{t('preferences.language')}</p>
        <LanguageLinks />
      </div>
    </>
  );
}

/** What the player proves who he is with: his password, and that the email is his where that is asked for. */
function Proofs({ user }: { user: User }) {
  const t = useMessages();
  const canChangePassword = useCanAsk('edit_password');
  const canResend = useCanAsk('resend_confirmation_instructions');
  const { data: system } = useQuery(systemQuery());
  const isUnconfirmed =
    canResend && system?.platform_settings.email_confirmation === true && user.email_confirmed === false;
  if (!canChangePassword && !isUnconfirmed) return null;
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
      {canChangePassword && (
        <Button kind="secondary" onClick={() => askFor('edit_password')}>
          {t('password.change')}
        </Button>
      )}
    </div>
  );
}
