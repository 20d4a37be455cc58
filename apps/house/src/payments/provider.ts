import type { EpochMs, MinorUnits } from '@touchline/betting';
import type { DepositFailure } from '@touchline/contract/constants';

/** A deposit that the provider is to take. Units: `amount` in smallest units. */
export interface DepositStart {
  /** Our id of the deposit. The provider takes one deposit for a reference, however often it is sent. */
  readonly reference: string;
  readonly playerId: string;
  readonly currency: string;
  readonly amount: MinorUnits;
  /** Token of a saved card. */
  readonly card: string;
}

/** What a provider says of a deposit. `until`: when its code expires, in real time. */
export type DepositState =
  | { readonly status: 'pending' }
  | { readonly status: 'needs_confirmation'; readonly until: EpochMs }
  | { readonly status: 'succeeded' }
  | { readonly status: 'failed'; readonly reason: DepositFailure };

/** A deposit as the provider's books have it. `providerRef` is the provider's own id, one for each deposit. */
export interface DepositReport {
  readonly providerRef: string;
  readonly currency: string;
  readonly amount: MinorUnits;
  readonly state: DepositState;
}

/** A card that the provider keeps for a player, by the token that stands for it. */
export interface SavedCard {
  readonly card: string;
  readonly label: string;
}

/**
 * Takes deposits. What ends later comes as a notice to `POST /payments/notices` or is asked for.
 * Errors: any call may reject; the deposit is then looked up.
 */
export interface PaymentProvider {
  cardsOf(playerId: string): Promise<readonly SavedCard[]>;
  start(deposit: DepositStart, signal: AbortSignal): Promise<DepositReport>;
  /** Sends the code of a second factor. `wrong_code`: there are tries left. */
  confirm(reference: string, code: string, signal: AbortSignal): Promise<DepositReport | 'wrong_code'>;
  /** `unknown`: the provider has taken nothing for this reference. */
  lookUp(reference: string, signal: AbortSignal): Promise<DepositReport | 'unknown'>;
}
