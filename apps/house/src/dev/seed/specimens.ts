import { fullCoverTypes, standardSystemTypes } from '@touchline/betting';
import type { LegStatus, PlacementBet, PlacementSelection } from '@touchline/contract';
import type { Shelf } from './shelf.ts';

/** What is done with a placed bet, so that it comes to stand in its state. */
export type Fate =
  | { readonly kind: 'open' }
  /** Results of its selections, in order; the last stands for all that follow. The house settles the bet. */
  | { readonly kind: 'results'; readonly results: readonly LegStatus[] }
  /** A trader refuses it, or offers a part of the stake. */
  | { readonly kind: 'vip_refused' | 'vip_offer' }
  /** Rejected during its delay. */
  | { readonly kind: 'rejected' }
  | { readonly kind: 'sold' | 'part_sold' | 'sale_in_progress' | 'auto_sale' }
  /** States that no command of the house leads to. */
  | { readonly kind: 'withdrawn' | 'cancelled' | 'ready_to_process' };

/** One kind of bet that the seed makes. `bet` null: the house has nothing to make it of. */
export interface Specimen {
  readonly name: string;
  readonly bet: (shelf: Shelf) => Omit<PlacementBet, 'bet_id' | 'stake'> | null;
  readonly fate: Fate;
  /** Whether its stake is one that a trader has to approve. */
  readonly isVip?: boolean;
}

const homeWins = (count: number) => (shelf: Shelf) => ({ selections: shelf.take(count) });
const single = homeWins(1);
const of = (selection: PlacementSelection | null) => selection && { selections: [selection] };

const system = (
  types: readonly { id: string; totalCount: number; winCount: number }[],
  total: number,
  win: number,
) => {
  const type = types.find((one) => one.totalCount === total && one.winCount === win);
  return (shelf: Shelf) => (type ? { selections: shelf.take(total), system_id: type.id } : null);
};

function custom(shelf: Shelf) {
  const made = shelf.takeCustom();
  return made && { selections: made.selections, custom_odds: made.odds };
}

const results = (...all: LegStatus[]): Fate => ({ kind: 'results', results: all });
const open: Fate = { kind: 'open' };

/** A bet of every type, in every status and with every result. */
export const SPECIMENS: readonly Specimen[] = [
  { name: 'single, open', bet: single, fate: open },
  { name: 'double, open', bet: homeWins(2), fate: open },
  { name: 'treble, open', bet: homeWins(3), fate: open },
  { name: 'accumulator, open', bet: homeWins(5), fate: open },
  { name: 'system 2 of 4, open', bet: system(standardSystemTypes(), 4, 2), fate: open },
  { name: 'full cover of 4, open', bet: system(fullCoverTypes(), 4, 2), fate: open },
  { name: 'bet builder, open', bet: custom, fate: open },
  { name: 'single in play, open', bet: (shelf) => of(shelf.takeLive()), fate: open },
  { name: 'single, won', bet: single, fate: results('won') },
  { name: 'single, lost', bet: single, fate: results('lost') },
  { name: 'single, void', bet: single, fate: results('void') },
  { name: 'single, half won', bet: (shelf) => of(shelf.takeQuarterLine()), fate: results('half_won') },
  { name: 'single, half lost', bet: (shelf) => of(shelf.takeQuarterLine()), fate: results('half_lost') },
  { name: 'double, won', bet: homeWins(2), fate: results('won') },
  { name: 'treble, won with a void selection', bet: homeWins(3), fate: results('won', 'void', 'won') },
  { name: 'accumulator, lost', bet: homeWins(4), fate: results('won', 'won', 'lost', 'won') },
  {
    name: 'system 2 of 3, won in part',
    bet: system(standardSystemTypes(), 3, 2),
    fate: results('won', 'lost', 'won'),
  },
  {
    name: 'full cover of 4, won in part',
    bet: system(fullCoverTypes(), 4, 2),
    fate: results('won', 'lost', 'void', 'won'),
  },
  { name: 'bet builder, won', bet: custom, fate: results('won') },
  { name: 'VIP, waiting for a trader', bet: single, fate: open, isVip: true },
  { name: 'VIP, with another stake on offer', bet: single, fate: { kind: 'vip_offer' }, isVip: true },
  { name: 'VIP, refused', bet: single, fate: { kind: 'vip_refused' }, isVip: true },
  { name: 'single in play, rejected', bet: (shelf) => of(shelf.takeLive()), fate: { kind: 'rejected' } },
  { name: 'double, cashed out', bet: homeWins(2), fate: { kind: 'sold' } },
  { name: 'double, a part cashed out', bet: homeWins(2), fate: { kind: 'part_sold' } },
  { name: 'double, cash-out in progress', bet: homeWins(2), fate: { kind: 'sale_in_progress' } },
  { name: 'treble, with a rule that cashes out', bet: homeWins(3), fate: { kind: 'auto_sale' } },
  { name: 'single, ready to be paid', bet: single, fate: { kind: 'ready_to_process' } },
  { name: 'single, cancelled', bet: single, fate: { kind: 'cancelled' } },
  { name: 'single, withdrawn', bet: single, fate: { kind: 'withdrawn' } },
];

/** Results of further settled bets, over and over, so that lists and charts have something to show. */
export const FURTHER: readonly Specimen[] = [
  { name: 'single, won', bet: single, fate: results('won') },
  { name: 'single, lost', bet: single, fate: results('lost') },
  { name: 'double, lost', bet: homeWins(2), fate: results('won', 'lost') },
  { name: 'single, lost', bet: single, fate: results('lost') },
  { name: 'double, won', bet: homeWins(2), fate: results('won') },
];
