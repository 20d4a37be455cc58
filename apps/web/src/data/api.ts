import { type Answer, ask, type Backend, type Called, type Fault } from '@touchline/client/http';
import { type FaultContext, treatFault } from './fault-policy.ts';
import { type Messages, messageOf, type PlainKey } from './messages.ts';
import { notify } from './notices.ts';
import { reportError } from './report.ts';
import { currentServices } from './services.ts';

/** An error as a screen shows it: the backend's own sentence where it sent one, else the text of a key. */
export interface ErrorView {
  readonly code: number;
  readonly key: PlainKey;
  readonly message: string;
  /** Text by field name, for forms. */
  readonly fields: Readonly<Record<string, string>>;
  readonly fault: Fault;
}

const KEYS: Readonly<Record<Fault['kind'], PlainKey>> = {
  network: 'error.connection',
  timeout: 'error.timeout',
  cancelled: 'error.default',
  unreadable: 'error.default',
  refused: 'error.default',
};

/** Words for a fault. */
export function errorView(fault: Fault, messages: Messages = currentServices().messages): ErrorView {
  const key = KEYS[fault.kind];
  const fields: Record<string, string> = {};
  for (const detail of fault.details) {
    if (detail.field) fields[detail.field] = messageOf(messages, detail.key) ?? fault.message;
  }
  return { code: fault.code, key, message: fault.message || messages(key), fields, fault };
}

type SignedOutHandler = () => void;
let onSignedOut: SignedOutHandler | undefined;

/** Told when an answer says that the session is over. */
export function setSignedOutHandler(handler: SignedOutHandler): void {
  onSignedOut = handler;
}

/** Does with a fault what the policy says, and returns the words for it. */
export function handleFault(fault: Fault, context: FaultContext = {}): ErrorView {
  const view = errorView(fault);
  const treatment = treatFault(fault, context);
  if (treatment === 'signed_out') onSignedOut?.();
  if (treatment === 'report' || (treatment === 'alert' && fault.kind !== 'network')) {
    reportError(`call ${fault.kind} ${fault.status} ${fault.code}`);
  }
  if (treatment === 'alert') {
    notify({ kind: 'error', titleKey: 'toast.error.title', text: view.message, descriptionKey: view.key });
  }
  return view;
}

/** What a call came to, with words for the failure. */
export type Result<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly error: ErrorView };

/**
 * Makes a call outside the query cache.
 * Shape: `call` is given the two typed clients; the failure was treated by the policy already.
 */
export async function request<T>(
  call: (backend: Backend) => Promise<Called<T>>,
  context: FaultContext = {},
): Promise<Result<T>> {
  const answer: Answer<T> = await ask(call(currentServices().backend));
  return answer.ok ? answer : { ok: false, error: handleFault(answer.fault, context) };
}
