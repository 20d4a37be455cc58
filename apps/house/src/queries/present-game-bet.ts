import type { Bet, BetSelection, LegStatus } from '@touchline/contract';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { gameTexts, localizeNumber } from '@touchline/i18n/game-texts';
import type { gameBets } from '#db/games-schema.ts';
import { betResultOf } from '../games/bet-result.ts';
import type { GameBet } from '../games/game-bet.ts';
import { gameBetOf } from '../games/game-bet-rows.ts';
import { drawTime } from '../games/lottery/draw.ts';
import { offTime, raceAt } from '../games/racing/race.ts';
import type { Ruling } from '../games/ruling.ts';
import { bestReturn } from '../games/settle-game-bet.ts';
import type { House } from '../house.ts';
import { currencyOf } from '../wallet/currencies.ts';
import { gameReason } from './game-reason.ts';
import { refOf } from './present-bet.ts';

type Row = typeof gameBets.$inferSelect;

/** What the bet is on, in the words of a locale. Units: `startsAt` feed time. */
interface Named {
  readonly market: { readonly id: string; readonly name: string };
  readonly outcome: { readonly id: string; readonly name: string };
  readonly event: string;
  readonly startsAt: number;
}

function namesOf(seed: number, bet: GameBet, locale: string): Named {
  const text = gameTexts(locale);
  if (bet.game === 'horse_racing') {
    const { kind, runner, name } = bet.pick;
    const race = raceAt(seed, bet.event);
    return {
      market: { id: kind, name: text(kind === 'win' ? 'win' : 'eachWay') },
      outcome: { id: String(runner), name },
      event: race.course,
      startsAt: offTime(race),
    };
  }
  const { numbers } = bet.pick;
  const written = (value: number) => localizeNumber(String(value), locale);
  return {
    market: { id: 'numbers', name: text('numbers') },
    outcome: { id: numbers.join('-'), name: numbers.map(written).join(' · ') },
    event: text('drawNumber', { number: written(bet.event) }),
    startsAt: drawTime(bet.event),
  };
}

function legStatusOf({ result, winAmount, stake }: GameBet): LegStatus {
  switch (result) {
    case null:
      return 'open';
    case 'win':
      return 'won';
    case 'place':
      return (winAmount ?? 0) >= stake ? 'half_won' : 'half_lost';
    case 'lose':
      return 'lost';
    case 'void':
      return 'void';
  }
}

function selectionOf(
  { world, options, now }: House,
  { bet, settledAt, ruling }: { bet: GameBet; settledAt: number | null; ruling: Ruling | null },
  locale: string,
): BetSelection {
  const { market, outcome, event, startsAt } = namesOf(world.seed, bet, locale);
  const hasBegun = world.feedTime(now()) >= startsAt;
  const status =
    bet.result !== null ? MATCH_STATUS.finished : hasBegun ? MATCH_STATUS.live : MATCH_STATUS.prematch;
  const { result } = bet;
  const isExplained = options.capabilities.includes('leg_reasons') && result !== null && settledAt !== null;
  return {
    id: `${bet.id}-0`,
    status: legStatusOf(bet),
    market: { ...market, specifier: '' },
    outcome,
    odds: bet.odds,
    specifier: '',
    match: {
      id: `${bet.game}-${bet.event}`,
      urn_id: '',
      slug: '',
      sport_key: bet.game,
      name: event,
      home: null,
      away: null,
      status,
      start_time: world.realTime(startsAt),
      score: null,
    },
    settled_at: settledAt,
    why: isExplained
      ? { ...gameReason({ seed: world.seed, bet, result, ruling }, locale), at: settledAt }
      : null,
    dead_heat: null,
  };
}

/** A bet on a race or a draw as the contract shows bets: a single on its runner or its numbers, which is never cashed out. */
export function presentGameBet(house: House, row: Row, ruling: Ruling | null, locale: string): Bet {
  const bet = gameBetOf(row);
  return {
    id: row.id,
    type: 'single',
    game: bet.game,
    ref: refOf(row.id),
    status: row.result === null ? 'waiting_results' : 'done',
    result: betResultOf(bet),
    stake: row.stake,
    currency: row.currency,
    subunits: currencyOf(row.currency)?.subunits ?? 1,
    win_amount: row.winAmount,
    odds: row.odds,
    potential_return: bestReturn(house.world.seed, bet),
    selections: [selectionOf(house, { bet, settledAt: row.settledAt, ruling }, locale)],
    created_at: row.createdAt,
    settled_at: row.settledAt,
    to_cashout: null,
    bonus: null,
    system: null,
    used_in_jackpot: false,
    is_vip: false,
    refusal: null,
    request_id: row.requestId,
    decided_by: null,
    open_stake: row.stake,
    fair_value: null,
    cash_out_reason: 'off',
    cash_outs: [],
    auto_cash_out: null,
    vip_offer: null,
  };
}
