import type { DepositWay } from '@touchline/contract/constants';

/** How a player pays in: by the page that hosts this one, or one of the ways that an operator orders. */
export type Way = 'host' | DepositWay;

/** What decides the way to a deposit. */
export interface DepositFacts {
  /** Ways in the operator's order; empty: deposits are off. */
  readonly order: readonly DepositWay[];
  /** Whether the page that hosts this one listens for deposits, and whether it has a modal for them. */
  readonly hasHost: boolean;
  readonly hasHostModal: boolean;
  /** Whether the backend takes deposits by saved cards. */
  readonly hasQuickDeposit: boolean;
  readonly hasWidget: boolean;
  readonly hasPage: boolean;
  /** Whether this page stands in a frame. */
  readonly isFramed: boolean;
  /** Whether the country of the reader or of his account is one that deposits are blocked for. */
  readonly isBlocked: boolean;
}

const NONE: readonly Way[] = [];

/** The way to a deposit: the first that is available and was not tried; undefined if there is none. Source: specification §2, §6. */
export function depositWay(facts: DepositFacts, tried: readonly Way[] = NONE): Way | undefined {
  if (facts.isBlocked || facts.order.length === 0) return undefined;
  if (facts.hasHost && !tried.includes('host')) return 'host';
  // Ends in a frame, where no action about an account goes on without a listener.
  if (facts.isFramed && !facts.hasHostModal) return undefined;
  const isThere: Readonly<Record<DepositWay, boolean>> = {
    quick_deposit: facts.hasQuickDeposit && !facts.isFramed,
    payment_widget: facts.hasWidget && !facts.isFramed,
    iframe_deposit: facts.hasHostModal,
    page: facts.hasPage && !facts.isFramed,
  };
  return facts.order.find((way) => isThere[way] && !tried.includes(way));
}
