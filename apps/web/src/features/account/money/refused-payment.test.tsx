import { QueryClientProvider } from '@tanstack/react-query';
import { ERROR_CODES } from '@touchline/contract/errors';
import limits from '@touchline/i18n/locales/en/limits.json' with { type: 'json' };
import passwords from '@touchline/i18n/locales/en/passwords.json' with { type: 'json' };
import phone from '@touchline/i18n/locales/en/phone.json' with { type: 'json' };
import playerFields from '@touchline/i18n/locales/en/player-fields.json' with { type: 'json' };
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { errorView } from '#data/api.ts';
import { createMessages } from '#data/messages.ts';
import { ServicesContext, setCurrentServices } from '#data/services.ts';
import { SETTINGS_KEY } from '#data/settings-key.ts';
import { pageServices } from '#data/test/page-services.ts';
import { RefusedPayment } from './refused-payment.tsx';

/** What is shown of a refusal with this code by a backend with these capabilities. */
function shown(code: number, capabilities: readonly string[]): string {
  const services = pageServices({
    messages: createMessages('en', { ...limits, ...passwords, ...phone, ...playerFields }),
  });
  services.queryClient.setQueryData(SETTINGS_KEY, { capabilities });
  setCurrentServices(services);
  const fault = {
    kind: 'refused',
    status: 422,
    message: 'No',
    details: [],
    errorsByBet: {},
    retryAfterMs: null,
  } as const;
  return renderToString(
    <QueryClientProvider client={services.queryClient}>
      <ServicesContext value={services}>
        <RefusedPayment error={errorView({ ...fault, code })}>No</RefusedPayment>
      </ServicesContext>
    </QueryClientProvider>,
  );
}

test('where the email has to be confirmed first, another mail is a press away', () => {
  const { code } = ERROR_CODES.email_unconfirmed;
  expect(shown(code, ['resend_instructions'])).toContain('Send it again');
  expect(shown(code, [])).not.toContain('<button');
});

test('where the phone has to be verified first, that is a press away', () => {
  const { code } = ERROR_CODES.phone_unverified;
  expect(shown(code, ['phone_verification'])).toContain('Verify your phone');
  expect(shown(code, [])).not.toContain('<button');
});

test('where fields have to be filled in first, they are a press away', () => {
  const { code } = ERROR_CODES.fields_missed;
  expect(shown(code, ['missed_fields'])).toContain('Complete your details');
  expect(shown(code, [])).not.toContain('<button');
});

test('where a deposit limit has to be set or declined first, the question is a press away', () => {
  expect(shown(ERROR_CODES.deposit_limit_due.code, ['user_limits'])).toContain('Set a deposit limit');
});

test('another refusal is said alone', () => {
  expect(shown(ERROR_CODES.too_many_requests.code, ['resend_instructions'])).not.toContain('<button');
});
