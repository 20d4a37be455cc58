import type { SlipBet, SlipBonus } from '@touchline/betting';
import { dispatchSlip, slipState } from './slip.ts';
import { betAnswer, noteJudged } from './slip-bonuses.ts';
import { availableOf, type JudgedOffer, judgeOffer, NO_BONUSES } from './slip-offers.ts';

/** A bonus that a price or a stake took off its bet, and what stands in its place. */
interface GaveWay {
  readonly bonus: SlipBonus;
  readonly to: string | null;
}

/** Longest wait that a timer takes. Units: ms. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/**
 * Keeps what bets may carry in line with their prices and stakes, between two answers.
 * Shape: a bonus that gave way to a price or a stake comes back when it fits again, unless the player chose meanwhile.
 */
export function createBonusJudge() {
  const gaveWay = new Map<string, GaveWay>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const judgeBet = (bet: SlipBet, isAnswered: boolean) => {
    const { betId } = bet;
    const { offers } = betAnswer(betId);
    if (offers === null) return;
    const available = availableOf(judgedOffers(bet), bet);
    const isSame = JSON.stringify(available) === JSON.stringify(bet.availableBonuses);
    if (isAnswered) gaveWay.delete(betId);
    if (isSame && !isAnswered) return;
    dispatchSlip({ type: 'bonuses-answered', betId, available });
    if (!isAnswered) comeBack(bet);
  };

  const comeBack = (before: SlipBet) => {
    const bet = slipState().bets.find(({ betId }) => betId === before.betId);
    if (!bet) return;
    const gone = gaveWay.get(bet.betId);
    const stands = bet.bonus?.id ?? null;
    if (gone && (before.bonus?.id ?? null) !== gone.to) gaveWay.delete(bet.betId);
    else if (gone && isOffered(bet, gone.bonus)) {
      gaveWay.delete(bet.betId);
      if (!bet.isBonusOff) dispatchSlip({ type: 'bonus-chosen', betId: bet.betId, bonus: gone.bonus });
      return;
    }
    if (before.bonus !== null && before.bonus.id !== stands)
      gaveWay.set(bet.betId, { bonus: gaveWay.get(bet.betId)?.bonus ?? before.bonus, to: stands });
  };

  const judge = (isAnswered: boolean) => {
    const { bets, inProgress, isUnconfirmed } = slipState();
    if (inProgress || isUnconfirmed) return;
    for (const bet of bets) judgeBet(bet, isAnswered);
    noteJudged(new Map(slipState().bets.map((bet) => [bet.betId, judgedOffers(bet)])));
    waitForEnd();
  };

  // Offers end by themselves.
  const waitForEnd = () => {
    clearTimeout(timer);
    const now = Date.now();
    const ends = slipState()
      .bets.flatMap(({ betId }) => betAnswer(betId).offers ?? [])
      .flatMap(({ rule }) => rule?.conditions.validTo ?? [])
      .filter((end) => end > now);
    if (ends.length === 0) return;
    timer = setTimeout(() => judge(false), Math.min(Math.min(...ends) - now, TIMER_MAX_MS));
  };

  return {
    judge,
    stop() {
      clearTimeout(timer);
      gaveWay.clear();
    },
  };
}

const judgedOffers = (bet: SlipBet): JudgedOffer[] =>
  (betAnswer(bet.betId).offers ?? []).map((offer) => judgeOffer(offer, bet, Date.now()));

const isOffered = ({ availableBonuses }: SlipBet, { id, type }: SlipBonus): boolean => {
  const { comboboost, freebet, hunting, lootbox, tournament } = availableBonuses;
  const all = [comboboost, ...freebet, hunting, lootbox, tournament];
  return all.some((one) => one?.id === id && one.type === type);
};

/** Takes every bonus off the slip: nobody is there who has any. */
export function clearSlipBonuses(): void {
  for (const { betId, bonus, availableBonuses } of slipState().bets) {
    if (bonus === null && JSON.stringify(availableBonuses) === JSON.stringify(NO_BONUSES)) continue;
    dispatchSlip({ type: 'bonuses-answered', betId, available: NO_BONUSES });
  }
}
