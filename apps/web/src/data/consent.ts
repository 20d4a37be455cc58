import { ANSWER_EVENT, answerOf, CLASSES, type OptionalClass } from './consent-answer.ts';
import { createExternalStore, useExternalStore } from './external-store.ts';
import {
  type ConsentClass,
  isAgreed,
  readStored,
  removeStored,
  STORAGE,
  type StorageKey,
  writeStored,
} from './storage.ts';

// What follows from an answer about cookies: values move into the browser's storage, or out of it.

/** What the head script noted on the document; undefined before the player has answered. */
const noted = (): string | undefined => document.documentElement.dataset.consent;

const answer = createExternalStore(typeof document === 'undefined' ? undefined : noted());

/** Whether the player has answered; false in the HTML, which styles hide then. */
export const useIsAnswered = (): boolean => useExternalStore(answer, undefined) !== undefined;

/** Calls back after each answer, also of another tab, once storage follows it. */
export const onConsent = answer.subscribe;

/** Classes that the player agreed to. */
export const agreedClasses = (): readonly ConsentClass[] => CLASSES.filter(isAgreed);

const entries = Object.entries(STORAGE) as [StorageKey, { readonly consent?: OptionalClass }][]; // keys of a constant
const ASKED_KEYS = entries.flatMap(([key, { consent }]) => (consent ? [key] : []));

type Values = readonly (readonly [StorageKey, unknown])[];
const readAll = (): Values => ASKED_KEYS.map((key) => [key, readStored(key)]);

/** Writes values where the answer now allows: into storage, else into memory. Removes what storage has of refused classes. */
function keepAgain(values: Values): void {
  for (const [key, value] of values) {
    removeStored(key);
    if (value !== undefined) writeStored(key, value as never); // read under the same key
  }
}

/** Stores an answer. Values of a class that is taken back stay until the page ends. */
export function agreeTo(classes: readonly ConsentClass[]): void {
  const values = readAll();
  writeStored('consent', '1');
  writeStored('consentChoices', answerOf(classes));
  keepAgain(values);
  note();
}

const stored = () => (readStored('consent') === '1' ? readStored('consentChoices') : undefined);

/** Notes the stored answer on the document, and tells those who wait for it. */
function note(): void {
  const choices = stored();
  if (choices !== undefined) document.documentElement.dataset.consent = choices;
  answer.set(noted());
}

/** Follows answers to the notice, and those of other tabs when this one is shown again. Returns what ends it. */
export function startConsent(): () => void {
  const given = () => {
    keepAgain(readAll());
    note();
  };
  const look = () => {
    if (document.visibilityState === 'visible' && stored() !== noted()) given();
  };
  window.addEventListener(ANSWER_EVENT, given);
  document.addEventListener('visibilitychange', look);
  note();
  return () => {
    window.removeEventListener(ANSWER_EVENT, given);
    document.removeEventListener('visibilitychange', look);
  };
}
