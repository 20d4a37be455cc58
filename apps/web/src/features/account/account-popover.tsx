import { Icon, type IconName } from '@touchline/ui';
import { askToDeposit, useCanDeposit } from '#data/auth-actions.ts';
import { useCapability } from '#data/capability.ts';
import { useMessages } from '#data/messages.ts';
import { openModal } from '#data/modal.ts';
import { hrefBets } from '#data/navigation.ts';
import { type Session, signOut } from '#data/session.ts';
import { usePopoverOpen } from '#parts/popover-open.ts';
import { LanguageLinks } from '#parts/preferences/language-links.tsx';
import { DensityChoice, ThemeChoice } from '#parts/preferences/look-choices.tsx';
import { OddsSelect } from '#parts/preferences/odds-select.tsx';
import { TimeZoneSelect } from '#parts/preferences/time-zone-select.tsx';
import { AccountHead } from './account-head.tsx';
import { AccountLinks } from './account-links.tsx';
import { MissedLine } from './missed-line.tsx';
import { PhoneLine } from './phone-line.tsx';
import styles from './profile.module.css';

const close = (id: string) => document.getElementById(id)?.hidePopover();

/** A line of the menu that does something. */
function MenuLine({
  id,
  icon,
  label,
  run,
}: {
  id: string;
  icon: IconName;
  label: string;
  run: () => unknown;
}) {
  const leave = () => {
    close(id);
    run();
  };
  return (
    <button type="button" className={styles.line} onClick={leave}>
      <Icon name={icon} />
      {label}
    </button>
  );
}

/** What the account button opens: who is there, where to go, how the page looks. */
export function AccountPopover({ id, session }: { id: string; session: Session }) {
  const t = useMessages();
  const hasSessions = useCapability('sessions');
  const canDeposit = useCanDeposit();
  const [isOpen, onToggle] = usePopoverOpen();
  const isSignedIn = session.status === 'LOGGED_IN';
  const leave = () => close(id);
  return (
    <section
      id={id}
      popover="auto"
      className={styles.popover}
      aria-label={t(isSignedIn ? 'account.menu' : 'preferences.title')}
      onToggle={onToggle}
    >
      {isOpen && (
        <>
          {isSignedIn && (
            <>
              <AccountHead session={session} />
              {canDeposit && (
                <MenuLine id={id} icon="plus" label={t('account.deposit')} run={() => askToDeposit()} />
              )}
              <AccountLinks leave={leave} />
              <a className={styles.line} href={hrefBets()} onClick={leave}>
                <Icon name="ticket" />
                {t('account.myBets')}
              </a>
              <MenuLine
                id={id}
                icon="clock"
                label={t('play.clock.title')}
                run={() => openModal('session_clock')}
              />
              <PhoneLine leave={leave} />
              <MissedLine leave={leave} />
            </>
          )}
          <div className={styles.preferences}>
            <LanguageLinks />
            <OddsSelect />
            <TimeZoneSelect />
            <ThemeChoice />
            <DensityChoice />
          </div>
          {isSignedIn && (
            <>
              <MenuLine
                id={id}
                icon="layers"
                label={t('currencies.title')}
                run={() => openModal('currencies')}
              />
              {hasSessions && (
                <MenuLine id={id} icon="list" label={t('sessions.title')} run={() => openModal('sessions')} />
              )}
              <button
                type="button"
                className={styles.line}
                onClick={() => {
                  leave();
                  void signOut();
                }}
              >
                <Icon name="log-out" flip />
                {t('account.signOut')}
              </button>
            </>
          )}
        </>
      )}
    </section>
  );
}
