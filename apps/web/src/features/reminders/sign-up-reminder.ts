/** What decides about the sign-up reminder. */
export interface SignUpReminderFacts {
  /** Of the operator; undefined: nobody is reminded. */
  readonly seconds: number | undefined;
  readonly isVisitor: boolean;
  readonly canSignUp: boolean;
  /** Whether somebody has signed in on this device. */
  readonly isRegistered: boolean;
  readonly wasReminded: boolean;
  /** Whether the player agreed to what makes sure that he is reminded once. */
  readonly isAgreed: boolean;
  readonly userAgent: string;
}

/** Tells audits of a page's speed from people; automated browsers are not told apart. */
const LIGHTHOUSE = /lighthouse/i;

/** Delay of the sign-up reminder in ms; null if the visitor is not reminded. Source: specification §4. */
export function signUpReminderDelay(facts: SignUpReminderFacts): number | null {
  const { seconds, isVisitor, canSignUp, isRegistered, wasReminded, isAgreed, userAgent } = facts;
  if (seconds === undefined || !isVisitor || !canSignUp || !isAgreed) return null;
  return isRegistered || wasReminded || LIGHTHOUSE.test(userAgent) ? null : seconds * 1000;
}
