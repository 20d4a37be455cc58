import { ERROR_CODES, type ErrorName, RISK_KEYS } from '@touchline/contract/errors';
import type { RefusalReason } from '../bets/refusal.ts';
import type { FaultyBet } from './faults.ts';
import type { Scenario } from './scenario.ts';

/** Share of a stake that the house takes while a limit is reached. */
const LIMIT_SHARE = 0.5;

const dashed = (name: string) => name.replaceAll('_', '-');

/** The catalogue's code in a sentence. */
const code = (name: ErrorName) => `code ${ERROR_CODES[name].code}`;

/** The price that the slip sent is named as the one that is now: a made-up one would outlive the refusal on the slip. */
function wrongPrice(name: string, key: string, sentence: string): Scenario {
  return {
    name,
    sentence,
    call: 'placement',
    effect: {
      kind: 'refuse',
      reasons: ({ legs }) => [{ name: 'invalid_odds', key, leg: 0, current: legs[0]?.odds ?? null }],
    },
  };
}

function refused(
  name: ErrorName,
  sentence: string,
  more: Omit<RefusalReason, 'name'> | ((bet: FaultyBet) => Omit<RefusalReason, 'name'>) = {},
): Scenario {
  return {
    name: `refused-${dashed(name)}`,
    sentence: `${sentence} (${code(name)}).`,
    call: 'placement',
    effect: {
      kind: 'refuse',
      reasons: (bet) => [{ name, ...(typeof more === 'function' ? more(bet) : more) }],
    },
  };
}

const half = (stake: number) => Math.max(1, Math.floor(stake * LIMIT_SHARE));
const untilNextHour = { field: 'stake', period: 'day', restartsAt: Date.now() + 3_600_000 } as const;

/** Refusals of one bet, one for each reason of the catalogue that a placement can meet. */
export const REFUSAL_SCENARIOS: readonly Scenario[] = [
  wrongPrice('odds-different', RISK_KEYS.different, 'The house calls the price another one (code 101).'),
  wrongPrice('odds-higher', RISK_KEYS.higher, 'The house calls the price higher than its own (code 101).'),
  wrongPrice('odds-too-low', RISK_KEYS.tooLow, 'The house calls the price too low to be bet on (code 101).'),
  wrongPrice(
    'odds-higher-than-current',
    RISK_KEYS.higherThanCurrent,
    'The house calls the price higher than the one at the end of its check (code 101).',
  ),
  refused('insufficient_balance', 'The balance does not bear the stake', { field: 'stake' }),
  refused('suspended', 'The first selection is suspended', ({ legs }) => ({
    leg: 0,
    current: legs[0]?.odds ?? null,
  })),
  refused('not_available', 'The first selection is no longer on offer', { leg: 0, current: null }),
  refused('stake_too_low', 'The stake is below the lowest, which is twice as much', ({ stake }) => ({
    field: 'stake',
    limit: stake * 2,
  })),
  refused('stake_too_high', 'A limit is reached: half of the stake would be taken', ({ stake }) => ({
    field: 'stake',
    limit: half(stake),
  })),
  refused('bet_limit', "The stake is above the player's own limit of a bet, half of it", ({ stake }) => ({
    field: 'stake',
    limit: half(stake),
  })),
  refused('wager_limit', "Half of the stake is left of the player's own limit of stakes", ({ stake }) => ({
    ...untilNextHour,
    limit: half(stake),
  })),
  refused('loss_limit', "Half of the stake is left of the player's own limit of losses", ({ stake }) => ({
    ...untilNextHour,
    limit: half(stake),
  })),
  refused('not_combinable', 'The selections cannot be combined'),
  refused('too_many_selections', 'There are more selections than a bet may have'),
  refused('provider_inactive', 'The provider of the first selection has stopped', { leg: 0, current: null }),
  refused('no_account', 'There is no account in the currency of the stake', { field: 'currency' }),
  refused('match_changed', 'Something happened in the match while the bet was checked', { leg: 0 }),
  refused('bet_type_unknown', 'The house does not know this type of bet'),
  refused('custom_bet_refused', 'The selections of a custom bet do not go together'),
  refused('vip_refused', 'A trader refuses the bet'),
  refused('municipality_not_found', 'The municipality is missing from the player’s profile'),
  refused('invalid_odds_custom_bet', 'The price of a custom bet has changed'),
  refused('default', 'The bet is refused without a further word'),
];
