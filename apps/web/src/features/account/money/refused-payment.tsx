import { ERROR_CODES } from '@touchline/contract/errors';
import { Alert, Button } from '@touchline/ui';
import type { ErrorView } from '#data/api.ts';
import { askFor, useCanAsk } from '#data/auth-actions.ts';
import { useMessages } from '#data/messages.ts';
import { useSession } from '#data/session.ts';

/** Why a payment is refused. Where email or phone has to be verified first, the way to that. */
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
  const isUnconfirmed = error.code === ERROR_CODES.email_unconfirmed.code && canResend;
  return (
    <Alert
      tone="error"
      action={
        (isUnconfirmed || lacksPhone) && (
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
          </>
        )
      }
    >
      {children}
    </Alert>
  );
}
