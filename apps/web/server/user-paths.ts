import { BASE_PATH } from '@touchline/contract/constants';
import { fullPath, type LocaleSetup, splitLocale } from '#data/locale.ts';

/** Account paths of the platform, and the modal that each opens over home. Source: specification §2. */
const MODALS: ReadonlyMap<string, string> = new Map([
  ['/users/sign-in', 'sign_in'],
  ['/users/sign-up', 'sign_up'],
  ['/users/password/new', 'forgot_password'],
  ['/users/password/edit', 'edit_password'],
  ['/users/confirmation', 'resend_confirmation_instructions'],
]);

/** The address that shows home below the modal of an account path; undefined for any other canonical path. */
export function modalOverHome(setup: LocaleSetup, { pathname, searchParams }: URL): string | undefined {
  const [locale, place] = splitLocale(setup, pathname.slice(BASE_PATH.length) || '/');
  const modal = MODALS.get(place);
  if (modal === undefined) return undefined;
  const search = new URLSearchParams(searchParams);
  search.set('modal', modal);
  return `${fullPath(setup, locale, '/')}?${search}`;
}
