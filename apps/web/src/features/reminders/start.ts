import type { Stop } from '@touchline/client/live';
import type { Settings, SystemData } from '@touchline/contract';
import { askToSignUp, canOpen } from '#data/auth-actions.ts';
import { onConsent } from '#data/consent.ts';
import { isDepositLimitSpent } from '#data/limit-rests.ts';
import { limitsQuery } from '#data/limits.ts';
import { openModal } from '#data/modal.ts';
import type { Services } from '#data/services.ts';
import { currentSession, onAuthStatus } from '#data/session.ts';
import { SETTINGS_KEY, SYSTEM_KEY } from '#data/settings-key.ts';
import { isAgreed, readStored, writeStored } from '#data/storage.ts';
import { depositReminderDelay } from './deposit-reminder.ts';
import { signUpReminderDelay } from './sign-up-reminder.ts';
import { whenQuiet } from './when-quiet.ts';

type PlatformSettings = Partial<SystemData['platform_settings']>;

const settingsOf = ({ queryClient }: Services): PlatformSettings =>
  queryClient.getQueryData<Pick<SystemData, 'platform_settings'>>(SYSTEM_KEY)?.platform_settings ?? {};

/** Whether a deposit limit is spent, as far as the limits were read. */
const isLimitSpent = ({ queryClient }: Services): boolean =>
  isDepositLimitSpent(queryClient.getQueryData(limitsQuery().queryKey)?.usage.values() ?? []);

/** Reads the player's limits where he has some. Returns false if they cannot be read. */
async function readLimits({ queryClient }: Services): Promise<boolean> {
  const capabilities = queryClient.getQueryData<Settings>(SETTINGS_KEY)?.capabilities ?? [];
  if (!capabilities.includes('user_limits')) return true;
  return queryClient.fetchQuery(limitsQuery()).then(
    () => true,
    () => false,
  );
}

function depositDelay(services: Services): number | null {
  const { status, user } = currentSession();
  return depositReminderDelay({
    isSignedIn: status === 'LOGGED_IN',
    statuses: user?.statuses.map(({ id }) => id) ?? [],
    reminder: settingsOf(services).deposit_reminder,
    canDeposit: canOpen('deposit'),
    wasReminded: readStored('depositReminderInvoked') !== undefined,
    isLimitSpent: isLimitSpent(services),
  });
}

function signUpDelay(services: Services): number | null {
  return signUpReminderDelay({
    seconds: settingsOf(services).sign_up_reminder_seconds,
    isVisitor: currentSession().status === 'NOT_LOGGED_IN',
    canSignUp: canOpen('sign_up'),
    isRegistered: readStored('isRegistered') === true,
    wasReminded: readStored('signUpReminder') === true,
    isAgreed: isAgreed('preference'),
    userAgent: navigator.userAgent,
  });
}

/** Plans a reminder anew with each call. Asks for the delay again before it shows it, because much may have changed. */
function planner(delayNow: () => number | null, show: () => unknown) {
  let stop: Stop | undefined;
  return {
    plan() {
      stop?.();
      const delay = delayNow();
      stop = delay === null ? undefined : whenQuiet(() => delayNow() !== null && show(), delay);
    },
    stop: () => stop?.(),
  };
}

/** Reminds players of the operator's group of the deposit, and visitors of signing up. */
export function startReminders(services: Services): Stop {
  const deposit = planner(
    () => depositDelay(services),
    async () => {
      if (!(await readLimits(services)) || depositDelay(services) === null) return;
      writeStored('depositReminderInvoked', '1');
      openModal('deposit_reminder');
    },
  );
  const signUp = planner(
    () => signUpDelay(services),
    () => {
      if (askToSignUp()) writeStored('signUpReminder', true);
    },
  );
  const stops = [onAuthStatus(deposit.plan), onAuthStatus(signUp.plan), onConsent(signUp.plan)];
  deposit.plan();
  signUp.plan();
  return () => {
    for (const stop of [...stops, deposit.stop, signUp.stop]) stop();
  };
}
