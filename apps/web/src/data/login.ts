import { useQuery } from '@tanstack/react-query';
import { useCapability } from './capability.ts';
import { systemQuery } from './queries.ts';

/** How a call names an account. */
export type Login = { readonly email: string } | PhoneLogin;
export interface PhoneLogin {
  readonly phone: string;
  /** Country that it is dialled in; absent if unknown. */
  readonly country?: string;
}

const DIGIT = /\p{Nd}/u;
const LETTER_OR_AT = /[\p{L}@]/u;

/** Whether a text names an account by its phone. */
export const isPhoneText = (text: string): boolean => DIGIT.test(text) && !LETTER_OR_AT.test(text);

/** Reads what was entered as an email, or as a phone if the backend takes one. */
export function useReadLogin(): (text: string) => Login {
  const takesPhone = useCapability('phone_sign_in');
  const { data } = useQuery(systemQuery());
  const country = data?.user_country;
  return (text) =>
    takesPhone && isPhoneText(text) ? { phone: text, ...(country && { country }) } : { email: text };
}
