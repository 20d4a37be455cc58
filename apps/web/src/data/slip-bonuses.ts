import type { SlipBet } from '@touchline/betting';
import { createExternalStore, useOfStore } from './external-store.ts';
import type { JudgedOffer, SlipOffer } from './slip-offers.ts';

/**
 * What was answered about a bet of the slip; null before an answer came.
 * Shape: jackpots are ids; `judged` are the offers at the prices and the stake of the moment.
 */
interface BetAnswer {
  readonly offers: readonly SlipOffer[] | null;
  readonly jackpots: readonly string[] | null;
  readonly judged: readonly JudgedOffer[];
}

type Answers = ReadonlyMap<string, BetAnswer>;

const NONE: Answers = new Map();
const NOTHING: BetAnswer = { offers: null, jackpots: null, judged: [] };
const answers = createExternalStore<Answers>(NONE);
const refreshers = new Set<(when: RefreshTime) => void>();

/** When offers are asked for again: at once, or after the backend has had time to count a placement. */
type RefreshTime = 'now' | 'after-placement';

/** What was answered about a bet. */
export const betAnswer = (betId: string): BetAnswer => answers.get().get(betId) ?? NOTHING;
export const useBetAnswer = (betId: string): BetAnswer =>
  useOfStore(answers, NONE, (all) => all.get(betId) ?? NOTHING);

/** Follows whether anything is offered to the bets of the slip. */
export const useHasBonuses = (): boolean =>
  useOfStore(answers, NONE, (all) =>
    [...all.values()].some(({ offers, jackpots }) => (offers?.length || jackpots?.length || 0) > 0),
  );

/** The first bet whose freebet it does not fulfil as it stands; null where there is none. */
export function useMissedFreebet(bets: readonly SlipBet[]): string | null {
  return useOfStore(answers, NONE, (all) => bets.find((bet) => isMissed(bet, all))?.betId ?? null);
}

const isMissed = ({ betId, bonus, freebetStake }: SlipBet, all: Answers): boolean =>
  freebetStake > 0 &&
  (all.get(betId)?.judged.some(({ offer, fits }) => !fits && offer.bonus.id === bonus?.id) ?? false);

export const clearBetAnswers = (): void => answers.set(NONE);

/** Takes over one part of an answer; bets that it leaves out have nothing of that part. */
export function takeBetAnswers<Part extends 'offers' | 'jackpots'>(
  part: Part,
  found: ReadonlyMap<string, NonNullable<BetAnswer[Part]>>,
): void {
  const betIds = new Set([...answers.get().keys(), ...found.keys()]);
  const merged = [...betIds].map((betId): [string, BetAnswer] => [
    betId,
    { ...betAnswer(betId), [part]: found.get(betId) ?? [] },
  ]);
  answers.set(new Map(merged));
}

/** Takes over how offers were judged. */
export function noteJudged(found: ReadonlyMap<string, readonly JudgedOffer[]>): void {
  const merged = [...answers.get()].map(([betId, answer]): [string, BetAnswer] => [
    betId,
    { ...answer, judged: found.get(betId) ?? [] },
  ]);
  answers.set(new Map(merged));
}

/** Takes a bonus off what is offered to every bet. */
function dropOffer(bonusId: string): void {
  const kept = [...answers.get()].map(([betId, answer]): [string, BetAnswer] => [
    betId,
    { ...answer, offers: answer.offers?.filter(({ bonus }) => bonus.id !== bonusId) ?? null },
  ]);
  answers.set(new Map(kept));
}

/** Asks for all offers again, wherever they are followed. */
export function refreshBonuses(when: RefreshTime): void {
  for (const refresh of [...refreshers]) refresh(when);
}

/** Codes of refusals that are about the bonus of a bet; the table of codes is not loaded for them. */
const BONUS_GONE = 186;
const BONUS_CONDITION = 187;

/** Takes a refused bonus off, and asks again what fits. Shape: bets as they were sent, and why each was refused. */
export function takeBonusRefusals(
  bets: readonly { readonly betId: string; readonly bonus: { readonly id: string } | null }[],
  codes: ReadonlyMap<string, number>,
): void {
  const refused = bets.filter(({ betId }) => {
    const code = codes.get(betId);
    return code === BONUS_GONE || code === BONUS_CONDITION;
  });
  if (refused.length === 0) return;
  for (const { betId, bonus } of refused) {
    if (bonus && codes.get(betId) === BONUS_GONE) dropOffer(bonus.id);
  }
  refreshBonuses('now');
}

/** Calls back when offers have to be asked for again. */
export function onBonusRefresh(callback: (when: RefreshTime) => void): () => void {
  refreshers.add(callback);
  return () => void refreshers.delete(callback);
}
