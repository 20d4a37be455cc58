import { BASE_PATH } from '@touchline/contract/constants';
import type { MailKind } from '@touchline/i18n/mail-texts';
import type { HouseOptions } from '../options.ts';
import type { CodePurpose } from '../players/one-time-codes.ts';

/** What the link of each mail leads to, and the code that it carries. Source: specification §2 (paths and hash). */
const LINKS: Readonly<
  Record<
    MailKind,
    {
      readonly purpose: CodePurpose;
      readonly place: string;
      readonly parameter: string;
      hash?: string;
    } | null
  >
> = {
  reset_password: {
    purpose: 'reset_password',
    place: '/users/password/edit',
    parameter: 'reset_password_token',
  },
  account_exists: {
    purpose: 'reset_password',
    place: '/users/password/edit',
    parameter: 'reset_password_token',
  },
  confirmation: {
    purpose: 'confirmation',
    place: '/users/confirmation',
    parameter: 'confirmation_token',
  },
  // Shares the one path of the specification; the purpose of the code tells them apart.
  new_email: {
    purpose: 'new_email',
    place: '/users/confirmation',
    parameter: 'confirmation_token',
  },
  unlock: { purpose: 'unlock', place: '', parameter: 'unlock_token', hash: '#unlock' },
  password_changed: null,
  email_changing: null,
  email_in_use: null,
  phone_changed: null,
};

/** The code that a mail carries; null for one without. */
export const purposeOf = (kind: MailKind): CodePurpose | null => LINKS[kind]?.purpose ?? null;

type Site = Pick<HouseOptions, 'mail' | 'locales' | 'isLocaleRequired'>;

/** The address of a mail's link in the player's language. */
export function linkOf(
  site: Site,
  kind: MailKind,
  { locale, token }: { locale: string; token: string | null },
) {
  const isPlain = !site.isLocaleRequired && locale === site.locales[0];
  const home = `${site.mail.linksTo}${BASE_PATH}${isPlain ? '' : `/${locale}`}`;
  const link = LINKS[kind];
  if (link === null || token === null) return home;
  return `${home}${link.place}?${link.parameter}=${token}${link.hash ?? ''}`;
}
