import { type FormEvent, type RefObject, useRef, useState } from 'react';
import type { ErrorView } from '#data/api.ts';
import { useMessages } from '#data/messages.ts';
import { type FormErrors, formErrors } from './form-errors.ts';

const NONE: FormErrors = { fields: {}, general: null };

interface Refused {
  readonly ok: false;
  readonly error: ErrorView;
}

/** What a form does with what was entered. */
interface Sending<A extends { readonly ok: true }> {
  /** Names of its fields, in the order of the focus. */
  readonly names: readonly string[];
  /** What is missing before the backend is asked, by field. */
  readonly missing: (entered: FormData) => Readonly<Record<string, string>>;
  readonly call: (entered: FormData) => Promise<A | Refused>;
  readonly done: (answer: A, entered: FormData) => void;
  /** Name of the control that gets the focus for a field; its own unless it has several. */
  readonly control?: (name: string) => string;
}

/** A form that asks the backend: sends what was entered once, and shows what is wrong where it is. */
export function useForm<A extends { readonly ok: true }>({
  names,
  missing,
  call,
  done,
  control = (name) => name,
}: Sending<A>) {
  const t = useMessages();
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState(NONE);
  const [error, setError] = useState<ErrorView | null>(null);
  const form: RefObject<HTMLFormElement | null> = useRef(null);

  const fail = (found: FormErrors) => {
    setErrors(found);
    const first = names.find((name) => found.fields[name] !== undefined);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${control(first)}"]`)?.focus();
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const entered = new FormData(event.currentTarget);
    setError(null);
    const fields = missing(entered);
    if (Object.keys(fields).length > 0) return fail({ fields, general: null });
    setBusy(true);
    const answer = await call(entered);
    setBusy(false);
    if (answer.ok) {
      setErrors(NONE);
      return done(answer, entered);
    }
    setError(answer.error);
    fail(formErrors(answer.error, names, t));
  };
  return {
    isBusy,
    /** What is wrong, as the form shows it. */
    errors,
    /** The last answer of the backend, where it refused. */
    error,
    clear: () => errors !== NONE && setErrors(NONE),
    bind: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
    },
  };
}

/** What was entered in a field, without spaces around it. */
export const enteredIn = (entered: FormData, name: string): string => String(entered.get(name) ?? '').trim();
