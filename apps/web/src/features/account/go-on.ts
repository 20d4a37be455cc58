import type { ModalProps } from '#data/block.ts';

/** Goes on once somebody is signed in: with what he was led away from, else the modal closes. */
export function goOn({ goOn: next }: ModalProps['props'], close: () => void): void {
  if (typeof next === 'function') next();
  else close();
}
