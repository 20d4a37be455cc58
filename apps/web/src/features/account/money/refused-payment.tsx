import { ERROR_CODES } from '@touchline/contract/errors';
import { Alert, Button } from '@touchline/ui';
import type { ErrorView } from '#data/api.ts';
import { askFor, askToDeposit, useCanAsk } from '#data/auth-actions.ts';
import { readLimitsAgain } from '#data/limits.ts';
import { useMessages } from '#data/messages.ts';
import { loadSession, useSession } from '#data/session.ts';

/** Why a payment is refused. Where something has to be verified or filled in first, the way to that. */
export function RefusedPayment({
  error,
  children,
}: {
  readonly error: ErrorView;
  readonly children: string;
}) {
  const t = useMessages();
  const { user } = useSession();
  const canResend = useCanAsk('resend_confirmation_instructions');
  const canVerify = useCanAsk('phone_verification');
  const lacksPhone = error.code === ERROR_CODES.phone_unverified.code && canVerify;
  const canFill = useCanAsk('missed_auth_fields');
  const lacksFields = error.code === ERROR_CODES.fields_missed.code && canFill;
  const fill = async () => {
    // Learns which fields: the setting has changed since the player was read.
    await loadSession();
    askFor('missed_auth_fields', { goOn: () => askToDeposit() });
  };
  const isLimitDue = error.code === ERROR_CODES.deposit_limit_due.code;
  const isUnconfirmed = error.code === ERROR_CODES.email_unconfirmed.code && canResend;
  return (
    <Alert
      tone="error"
      action={
        (isUnconfirmed || lacksPhone || lacksFields || isLimitDue) && (
          <>
            {isUnconfirmed && (
              <Button
                size="s"
                onClick={() => askFor('resend_confirmation_instructions', { email: user?.email ?? '' })}
              >
                {t('mailLink.again')}
              </Button>
            )}
            {lacksPhone && (
              <Button size="s" onClick={() => askFor('phone_verification')}>
                {t('phone.verify')}
              </Button>
            )}
            {isLimitDue && (
              <Button size="s" onClick={readLimitsAgain}>
                {t('limits.first.set')}
              </Button>
            )}
            {lacksFields && (
              <Button size="s" onClick={() => void fill()}>
                {t('missed.title')}
              </Button>
            )}
          </>
        )
      }
    >
      {children}
    </Alert>
  );
}
