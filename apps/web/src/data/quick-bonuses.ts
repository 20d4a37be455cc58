import type { SlipBet } from '@touchline/betting';
import type { Stop } from '@touchline/client/live';
import { BONUS_REFRESH_MS } from '@touchline/contract/constants';
import { askedBets, askOffers } from './bonus-calls.ts';
import { createLatestAsker } from './latest-asker.ts';
import { quickBet, subscribeQuickBet } from './quick-bet.ts';
import { type QuickBonus, setQuickBonusFinder } from './quick-bonus.ts';
import { currentSession, onAuthStatus } from './session.ts';
import { onBonusRefresh } from './slip-bonuses.ts';
import { judgeOffer, type SlipOffer } from './slip-offers.ts';

const PAUSE_MS = 200;
/** A quick bet that nobody has typed a stake for is asked about with the smallest. */
const SMALLEST_STAKE = 1;
/** Bonuses that a bet takes by itself, in their order; a boost is for combos alone. Source: specification §4. */
const DEFAULTS = ['hunting', 'tournament'] as const;

interface Known {
  readonly offers: readonly SlipOffer[];
  readonly selectionId: string | undefined;
}

/**
 * The bonus that a quick bet takes by itself.
 * Shape: with proofs the offers hold for any selection; without, for the one that was asked about alone.
 */
export function defaultQuickBonus(
  { offers, selectionId }: Known,
  bet: SlipBet,
  now: number,
): QuickBonus | null {
  for (const type of DEFAULTS) {
    const offer = offers.find(({ bonus }) => bonus.type === type);
    const isKnown = offer?.rule !== null || bet.selections[0]?.id === selectionId;
    if (offer && isKnown && judgeOffer(offer, bet, now).fits)
      return { bonus: offer.bonus, name: offer.terms?.name ?? null };
  }
  return null;
}

/** Asks what quick bets may carry: for the price that is opened, and again after a placement. */
export function followQuickBonuses(): Stop {
  let asked: SlipBet | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const asker = createLatestAsker({
    ask: (bet: SlipBet, signal) => askOffers(askedBets([bet]), signal),
    onAnswer(bet, found) {
      const offers = found?.get(bet.betId);
      if (!offers) return;
      const known = { offers, selectionId: bet.selections[0]?.id };
      setQuickBonusFinder((one) => defaultQuickBonus(known, one, Date.now()));
    },
    pauseMs: PAUSE_MS,
    gapMs: 0,
  });
  const follow = () => {
    if (currentSession().status !== 'LOGGED_IN') {
      asked = null;
      asker.stop();
      return setQuickBonusFinder(null);
    }
    const { bet, stake, isEnabled } = quickBet();
    if (!isEnabled || bet === null || bet.selections[0]?.id === asked?.selections[0]?.id) return;
    asked = { ...bet, stake: stake || SMALLEST_STAKE };
    asker.want(asked);
  };
  const stops = [
    subscribeQuickBet(follow),
    onAuthStatus(follow),
    // What a bonus still takes is unknown until then.
    onBonusRefresh((when) => {
      setQuickBonusFinder(null);
      clearTimeout(timer);
      const again = () => asked && asker.want(asked);
      timer = setTimeout(again, when === 'now' ? 0 : Math.max(BONUS_REFRESH_MS - PAUSE_MS, 0));
    }),
  ];
  follow();
  return () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
    asker.stop();
    setQuickBonusFinder(null);
  };
}
