import { DEPOSIT_REMINDER_MS } from '@touchline/contract/constants';

/** What decides about the deposit reminder. A player on a break is signed out. */
export interface DepositReminderFacts {
  readonly isSignedIn: boolean;
  /** Ids of the player's statuses. */
  readonly statuses: readonly string[];
  /** Whom the operator reminds, and after how many seconds; undefined: nobody. */
  readonly reminder:
    | { readonly status_group: string; readonly remind_after?: number | undefined }
    | undefined;
  /** Whether there is a way to a deposit here. */
  readonly canDeposit: boolean;
  /** Whether nothing is left of a deposit limit. */
  readonly isLimitSpent: boolean;
  /** Whether the cookie of the last reminder is there. */
  readonly wasReminded: boolean;
}

/** Delay of the deposit reminder in ms; null if the player is not reminded. Source: specification §4, §6. */
export function depositReminderDelay(facts: DepositReminderFacts): number | null {
  const { isSignedIn, statuses, reminder, canDeposit, isLimitSpent, wasReminded } = facts;
  if (!isSignedIn || !reminder || !statuses.includes(reminder.status_group)) return null;
  if (!canDeposit || isLimitSpent || wasReminded) return null;
  return reminder.remind_after === undefined ? DEPOSIT_REMINDER_MS : reminder.remind_after * 1000;
}
