import { MODALS, type ModalKind } from './modal.ts';

/** Hashes of the specification (§2) and the modal that each opens. */
const HASHES: ReadonlyMap<string, ModalKind> = new Map([
  ['#sign-in', 'sign_in'],
  ['#sign-up', 'sign_up'],
]);
const PARAMETER = 'modal';

const isKind = (text: string): text is ModalKind => Object.hasOwn(MODALS, text);

const kindOf = (asked: string | null | undefined): ModalKind | undefined => {
  const kind = asked?.replaceAll('-', '_') ?? '';
  return isKind(kind) && MODALS[kind].opensByAddress ? kind : undefined;
};

/** The modal that an address opens, and the address without the request. An address that opens none stays as it is. */
export function modalOfAddress(href: string): { kind: ModalKind; rest: string } | undefined {
  const url = new URL(href);
  const asked = kindOf(url.searchParams.get(PARAMETER));
  const byHash = kindOf(HASHES.get(url.hash));
  const kind = asked ?? byHash;
  if (!kind) return undefined;
  if (asked) url.searchParams.delete(PARAMETER);
  if (byHash) url.hash = '';
  return { kind, rest: `${url.pathname}${url.search}${url.hash}` };
}
