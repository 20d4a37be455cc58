import { ERROR_CODES } from '@touchline/contract/errors';
import type { ErrorView } from '#data/api.ts';
import type { Messages } from '#data/messages.ts';

/** What is wrong in a form: by field in the order of the form, and what concerns no field. */
export interface FormErrors {
  readonly fields: Readonly<Record<string, string>>;
  readonly general: string | null;
}

/** Refusals that are about the code of a text message. */
const CODE_ERRORS: ReadonlySet<number> = new Set([
  ERROR_CODES.phone_code_wrong.code,
  ERROR_CODES.phone_code_expired.code,
  ERROR_CODES.phone_code_used.code,
  ERROR_CODES.phone_code_ended.code,
]);

/**
 * Where each part of a refusal stands.
 * Shape: a field that the form does not have becomes general, so that nothing is lost.
 */
export function formErrors(error: ErrorView, names: readonly string[], t: Messages): FormErrors {
  if (error.code === ERROR_CODES.credentials.code && names.includes('password')) {
    return { fields: { password: error.fault.message || t('error.auth.credentials') }, general: null };
  }
  if (error.code === ERROR_CODES.email_taken.code && names.includes('email')) {
    return { fields: { email: error.fault.message || t('error.auth.email_taken') }, general: null };
  }
  if (CODE_ERRORS.has(error.code) && names.includes('code')) {
    return { fields: { code: error.message }, general: null };
  }
  const own = names.flatMap((name) => {
    const text = error.fields[name];
    return text === undefined ? [] : [[name, text] as const];
  });
  const isAbroad = Object.keys(error.fields).some((name) => !names.includes(name));
  const general = own.length === 0 || isAbroad ? error.message : null;
  return { fields: Object.fromEntries(own), general };
}
