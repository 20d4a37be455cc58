import { isModalKind, type ModalKind } from './modal.ts';

/** Hashes of the specification (§2) and the modal that each opens. */
const HASHES: Readonly<Record<string, ModalKind>> = { 'sign-in': 'sign_in', 'sign-up': 'sign_up' };
const PARAMETER = 'modal';

/** The modal that an address asks for, and the address without the request. */
export function modalOfAddress(href: string): { kind: ModalKind; rest: string } | undefined {
  const url = new URL(href);
  const asked = url.searchParams.get(PARAMETER)?.replaceAll('-', '_');
  const byHash = HASHES[url.hash.slice(1)];
  const kind = asked !== undefined && isModalKind(asked) ? asked : byHash;
  if (!kind) return undefined;
  if (asked !== undefined) url.searchParams.delete(PARAMETER);
  if (byHash) url.hash = '';
  return { kind, rest: `${url.pathname}${url.search}${url.hash}` };
}
