import type { DepositFailure } from '@touchline/contract/constants';
import { laterMessages } from './later-messages.ts';
import type { PlainKey } from './messages.ts';
import { notify } from './notices.ts';
import { reportError } from './report.ts';
import { reloadAccounts } from './session.ts';

/** Why a deposit failed, in words. */
export const DEPOSIT_FAILURE_TEXTS = {
  declined: 'deposit.failed.declined',
  insufficient_funds: 'deposit.failed.insufficient_funds',
  wrong_code: 'deposit.failed.wrong_code',
  expired: 'deposit.failed.expired',
  not_started: 'deposit.failed.not_started',
} as const satisfies Record<DepositFailure, PlainKey>;

/** Says that a deposit is in the balance, and reads the balances. `amount` as written; none where it is not known. */
export function noteDepositReceived(amount?: string): void {
  const notice = { kind: 'success', titleKey: 'deposit.received' } as const;
  if (amount === undefined) notify({ ...notice, descriptionKey: 'deposit.receivedText' });
  else notify({ ...notice, descriptionKey: 'deposit.receivedAmount', values: { amount } });
  void reloadAccounts();
}

export const noteDepositPending = (): void =>
  void notify({ kind: 'info', titleKey: 'deposit.pending', descriptionKey: 'deposit.pendingText' });

export const noteDepositFailed = (reason?: DepositFailure): void =>
  void notify({
    kind: 'error',
    titleKey: 'deposit.failed',
    descriptionKey: reason === undefined ? 'deposit.failedText' : DEPOSIT_FAILURE_TEXTS[reason],
  });

/** Values of the parameter `quick-deposit-status` of a return from the provider. Source: specification §2. */
const NOTES: Readonly<Record<string, () => void>> = {
  success: () => noteDepositReceived(),
  error: () => noteDepositFailed(),
  pending: noteDepositPending,
};

/** Shows the toast of a return from the provider. */
export function takeDepositStatus(href: string): void {
  const status = new URL(href).searchParams.get('quick-deposit-status') ?? '';
  const note = Object.hasOwn(NOTES, status) ? NOTES[status] : undefined;
  if (note) laterMessages().then(note, reportError);
}
