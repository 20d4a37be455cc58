import type { Bonus } from '@touchline/contract';
import type { BonusReason } from '@touchline/contract/constants';
import { hasBetFlow } from '#data/bonus-family.ts';
import type { Message, PlainKey } from '#data/messages.ts';
import { endOf } from './bonus-conditions.ts';

/** What a player can do about a bonus. `open` is the activation of a lootbox. */
export type BonusAction = 'activate' | 'open' | 'use' | 'verify_phone' | 'switch_offers_on' | 'none';

/** How a bonus stands, why, and what to do. */
export interface BonusState {
  readonly tag: Message;
  readonly tone: 'neutral' | 'accent' | 'warn';
  readonly advice: PlainKey | null;
  readonly action: BonusAction;
}

type Told = Omit<BonusState, 'tag'> & { readonly tag: PlainKey };

const told = (
  tag: PlainKey,
  advice: PlainKey | null,
  tone: BonusState['tone'] = 'neutral',
  action: BonusAction = 'none',
): Told => ({ tag, tone, advice, action });

/** What each reason is called, why it is one, and what to do about it. */
const REASONS: Readonly<Record<BonusReason, Told>> = {
  opted_out: told('bonuses.tag.optedOut', 'bonuses.why.optedOut', 'warn', 'switch_offers_on'),
  country: told('bonuses.tag.country', 'bonuses.why.country'),
  not_verified: told('bonuses.tag.notVerified', 'bonuses.why.notVerified', 'warn', 'verify_phone'),
  currency: told('bonuses.tag.currency', 'bonuses.why.currency'),
  not_begun: told('bonuses.tag.notBegun', 'bonuses.why.notBegun'),
  disabled: told('bonuses.tag.disabled', 'bonuses.why.disabled'),
  over: told('bonuses.tag.over', 'bonuses.why.over'),
  budget_spent: told('bonuses.tag.poolEmpty', 'bonuses.why.poolEmpty'),
  paused: told('bonuses.tag.paused', 'bonuses.why.paused', 'warn'),
  used_up: told('bonuses.tag.usedUp', 'bonuses.why.usedUp'),
  expired: told('bonuses.tag.expired', 'bonuses.why.expired'),
  overridden: told('bonuses.tag.overridden', 'bonuses.why.overridden'),
  deactivated: told('bonuses.tag.deactivated', 'bonuses.why.deactivated'),
  signed_out: told('bonuses.tag.available', null),
};

/** The reasons in the order in which they are named: what no player can change, then what he can, then what passes. */
const ORDER = Object.keys(REASONS) as readonly BonusReason[]; // the keys of the table

const firstReason = ({ reasons }: Bonus): Told | undefined => {
  const found = ORDER.find((reason) => reasons.includes(reason));
  return found && REASONS[found];
};

const UNKNOWN = told('bonuses.tag.unknown', null);
const NOT_AVAILABLE = told('bonuses.tag.notAvailable', 'bonuses.why.notAvailable');

/** A lootbox is opened once enough was reached; what is not there yet is no action. */
function availableState({ type, lootbox }: Bonus): Told {
  if (type !== 'lootbox') return told('bonuses.tag.available', null, 'neutral', 'activate');
  return told('bonuses.tag.available', null, 'neutral', isFull(lootbox) ? 'open' : 'none');
}

const isFull = (lootbox: Bonus['lootbox']): boolean =>
  lootbox !== null && lootbox.reached >= lootbox.threshold;

function activeState(bonus: Bonus): Told {
  const hindered = firstReason(bonus);
  if (hindered) return hindered;
  if (isFull(bonus.lootbox)) return told('bonuses.tag.active', null, 'accent', 'open');
  return told('bonuses.tag.active', null, 'accent', hasBetFlow(bonus.type) ? 'use' : 'none');
}

function toldOf(bonus: Bonus): Told {
  switch (bonus.user_bonus_status) {
    case 'available':
      return availableState(bonus);
    case 'active':
      return activeState(bonus);
    case 'not_available':
      return firstReason(bonus) ?? NOT_AVAILABLE;
    case 'bonus_over':
      return REASONS.used_up;
    case 'expired':
      return REASONS.expired;
    case 'overridden':
      return REASONS.overridden;
    case 'deactivated':
      return REASONS.deactivated;
    default:
      return UNKNOWN;
  }
}

/** Says how a bonus stands. `when` writes an instant (epoch ms). Without reasons from the backend it says only whether it can be used. */
export function bonusState(bonus: Bonus, when: (at: number) => string): BonusState {
  const { tag, ...rest } = toldOf(bonus);
  const end = endOf(bonus);
  if (tag === 'bonuses.tag.expired' && end !== null)
    return { ...rest, tag: { key: 'bonuses.tag.expiredAt', values: { when: when(end) } } };
  if (tag === 'bonuses.tag.notBegun' && bonus.valid_from !== null)
    return { ...rest, tag: { key: 'bonuses.tag.begins', values: { when: when(bonus.valid_from) } } };
  return { ...rest, tag: { key: tag } };
}
