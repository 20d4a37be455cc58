import { QueryObserver } from '@tanstack/react-query';
import type { SlipBet } from '@touchline/betting';
import type { Stop } from '@touchline/client/live';
import { BONUS_REFRESH_MS } from '@touchline/contract/constants';
import { afterFrame } from './after-frame.ts';
import { askedBets, askJackpots, askOffers } from './bonus-calls.ts';
import { noteBonusNames } from './bonus-names.ts';
import { isFlagActive } from './flags.ts';
import { createLatestAsker } from './latest-asker.ts';
import { systemQuery } from './queries.ts';
import type { Services } from './services.ts';
import { currentSession, onAuthStatus } from './session.ts';
import { slipState, subscribeSlip } from './slip.ts';
import { clearSlipBonuses, createBonusJudge } from './slip-bonus-judge.ts';
import { clearBetAnswers, onBonusRefresh, takeBetAnswers } from './slip-bonuses.ts';
import { takeWantedBonus } from './wanted-bonus.ts';

/** A slip that changes again within this time is not asked about. */
const PAUSE_MS = 300;

/** What an inactive feature answers. */
const NOTHING: ReadonlyMap<string, never> = new Map<string, never>();

/** What answers depend on. Prices and stakes are judged here. */
const structureOf = (bets: readonly SlipBet[]): string =>
  JSON.stringify(
    bets.map(({ betId, betType, systemType, currency, selections }) => [
      betId,
      betType,
      systemType?.id,
      currency,
      selections.map(({ id }) => id),
    ]),
  );

/** Asks about the bets of the slip what is switched on. */
async function askBoth(isOn: (flag: 'bonuses' | 'jackpots') => boolean, signal: AbortSignal) {
  const asked = askedBets(slipState().bets);
  const [offers, jackpots] = await Promise.all([
    isOn('bonuses') ? askOffers(asked, signal) : NOTHING,
    isOn('jackpots') ? askJackpots(asked, signal) : NOTHING,
  ]);
  return { offers, jackpots };
}

/**
 * Asks which bonuses and jackpots the bets of the slip take part in.
 * Shape: only for a signed-in player, when selections, type, system or currency change, and again after a placement.
 */
export function followBonuses({ queryClient }: Pick<Services, 'queryClient'>): Stop {
  const system = new QueryObserver(queryClient, systemQuery());
  const judge = createBonusJudge();
  const asker = createLatestAsker({
    ask: (_structure: string, signal) =>
      askBoth((flag) => isFlagActive(system.getCurrentResult().data, flag), signal),
    onAnswer(_structure, { offers, jackpots }) {
      if (jackpots) takeBetAnswers('jackpots', jackpots);
      if (!offers) return;
      takeBetAnswers('offers', offers);
      noteBonusNames([...offers.values()].flat());
      judge.judge(true);
      takeWantedBonus();
    },
    pauseMs: PAUSE_MS,
    gapMs: 0,
  });
  let asked = '';
  let judged: readonly SlipBet[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const leave = () => {
    asker.stop();
    asked = '';
    clearBetAnswers();
    clearSlipBonuses();
  };
  const follow = () => {
    const { status } = currentSession();
    if (status === 'NOT_LOGGED_IN') return leave();
    const { bets } = slipState();
    if (status !== 'LOGGED_IN' || system.getCurrentResult().data === undefined) return;
    const structure = structureOf(bets);
    if (structure !== asked) {
      asked = structure;
      if (bets.length > 0) asker.want(structure);
      else {
        asker.stop();
        clearBetAnswers();
      }
    }
    if (bets === judged) return;
    judge.judge(false);
    takeWantedBonus();
    judged = slipState().bets;
  };
  const again = (afterMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      asked = '';
      follow();
    }, afterMs);
  };
  const stops = [
    subscribeSlip(() => afterFrame('slip-bonuses', follow)),
    onAuthStatus(follow),
    system.subscribe(follow),
    onBonusRefresh((when) => {
      judge.judge(false);
      takeWantedBonus();
      again(when === 'now' ? 0 : Math.max(BONUS_REFRESH_MS - PAUSE_MS, 0));
    }),
  ];
  follow();
  return () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
    asker.stop();
    judge.stop();
  };
}
