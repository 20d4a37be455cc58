import { DEFAULT_BONUS_ODDS, type SlipBet } from '@touchline/betting';
import { useHasBonuses } from '#data/slip-bonuses.ts';
import { useIsolated } from '#data/slip-money.ts';
import { useWantedBonus } from '#data/use-bonus.ts';
import { deferred } from '#parts/deferred/deferred.tsx';
import type { SlipModel } from './use-slip-model.ts';

const BetBonus = deferred(() => import('./bonus/bet-bonus.tsx').then((module) => module.BetBonus), {
  Failed: null,
});
const BonusLines = deferred(() => import('./bonus/bonus-lines.tsx').then((module) => module.BonusLines), {
  Failed: null,
});
const ReceiptLines = deferred(
  () => import('./bonus/receipt-bonus.tsx').then((module) => module.ReceiptBonus),
  { Failed: null },
);
const Wanted = deferred(() => import('./bonus/wanted-bonus.tsx').then((module) => module.WantedBonus), {
  Failed: null,
});

/** The bonus that the player came to use, while no bet carries it. */
export const SlipWantedBonus = () => useWantedBonus() && <Wanted />;

/** The bonus of a placed bet. */
export const ReceiptBonus = ({ bet }: { bet: SlipBet }) => (
  <ReceiptLines bet={bet} hasLines={changesReturn(bet)} />
);

/** What is offered to each bet of the slip; nothing while nothing is. */
export function SlipBonuses({ bets }: { bets: readonly SlipBet[] }) {
  const isolate = useIsolated();
  const hasBonuses = useHasBonuses();
  if (!hasBonuses) return null;
  return bets.map((bet) => {
    const name = bets.length > 1 ? isolate(bet.selections[0]?.outcomeName ?? '') : null;
    return <BetBonus key={bet.betId} bet={bet} name={name} />;
  });
}

/** How the return of the only bet comes about, where its bonus changes it. */
export function SlipBonusLines({ model: { state, context } }: { model: SlipModel }) {
  const [bet, ...others] = state.bets;
  if (!bet || others.length > 0 || !changesReturn(bet)) return null;
  return <BonusLines bet={bet} maxPayout={context.limits[bet.currency]?.maxPayout ?? null} />;
}

/** Whether the bonus of a bet changes what it costs or returns. */
const changesReturn = ({ freebetStake, bonusOdds }: SlipBet): boolean =>
  freebetStake > 0 || bonusOdds !== DEFAULT_BONUS_ODDS;
