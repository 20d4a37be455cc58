import type { ASKING_HASHES, ASKING_PARAMETERS } from './asked-address.ts';
import { MODALS, type ModalKind } from './modal-kinds.ts';

/** The modal that each hash opens. Source: specification §2. */
const HASHES: Readonly<Record<(typeof ASKING_HASHES)[number], ModalKind>> = {
  'sign-in': 'sign_in',
  'sign-up': 'sign_up',
  'password/new': 'forgot_password',
  'password/edit': 'edit_password',
  confirmation: 'resend_confirmation_instructions',
  unlock: 'unlock',
};

type TokenParameter = Extract<(typeof ASKING_PARAMETERS)[number], `${string}_token`>;

/** The modal that takes each token. */
const TOKENS: Readonly<Record<TokenParameter, ModalKind>> = {
  reset_password_token: 'edit_password',
  confirmation_token: 'resend_confirmation_instructions',
  unlock_token: 'unlock',
};

const isKind = (text: string): text is ModalKind => Object.hasOwn(MODALS, text);

const kindOf = (asked: string | null | undefined): ModalKind | undefined => {
  const kind = asked?.replaceAll('-', '_') ?? '';
  return isKind(kind) && MODALS[kind].opensByAddress ? kind : undefined;
};

const hashKind = (hash: string): ModalKind | undefined =>
  new Map<string, ModalKind>(Object.entries(HASHES)).get(hash.slice(1));

/** What an address asks for. Shape: `token` is that of a mail, for the kinds that take one. */
export interface AskedModal {
  readonly kind: ModalKind;
  readonly token?: string;
}

/** The modal that an address opens; undefined where it opens none. */
export function modalOfAddress(href: string): AskedModal | undefined {
  const { searchParams, hash } = new URL(href);
  const tokens = Object.entries(TOKENS).flatMap(([name, kind]) => {
    const token = searchParams.get(name);
    return token ? [{ kind, token }] : [];
  });
  const kind = kindOf(searchParams.get('modal')) ?? hashKind(hash);
  return kind === undefined ? tokens[0] : (tokens.find((one) => one.kind === kind) ?? { kind });
}
