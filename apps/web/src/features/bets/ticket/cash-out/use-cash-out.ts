import type { MinorUnits } from '@touchline/betting';
import type { Bet } from '@touchline/contract';
import { useState } from 'react';
import { readBetsAgain, showAnsweredBet } from '#data/bets-lists.ts';
import { newSaleId, type SaleOutcome, saleEnded, sellBet } from '#data/cash-out.ts';
import { offerOfBet, useCashOutOffer } from '#data/cash-out-offers.ts';
import {
  type CashOutFace,
  type CashOutStep,
  cashOutFace,
  confirmedStep,
  type SentSale,
  saleOf,
  soldStep,
  stepOfChange,
} from './cash-out-steps.ts';

/** How far an offer may fall after the press where the player allows it. */
export const TOLERANCE_PERCENT = 2;

/** What the player chose beside the amount. Shape: `partPercent` null sells the whole bet. */
interface SaleChoice {
  readonly partPercent: number | null;
  readonly isTolerant: boolean;
}

const WHOLE: SaleChoice = { partPercent: null, isTolerant: false };

export interface CashOutModel {
  readonly face: CashOutFace;
  readonly step: CashOutStep;
  readonly choice: SaleChoice;
  readonly fairValue: MinorUnits | null;
  /** The last amount that was offered. */
  readonly last: MinorUnits | null;
  readonly choose: (choice: SaleChoice) => void;
  readonly ask: () => void;
  readonly keep: () => void;
  readonly take: () => void;
  readonly askAgain: () => void;
}

const toleranceOf = ({ isTolerant }: SaleChoice): number => (isTolerant ? TOLERANCE_PERCENT : 0);

/** Selling one bet: the offer as it moves, and where the player is with it. */
export function useCashOut(bet: Bet): CashOutModel {
  const offer = useCashOutOffer(bet.id) ?? offerOfBet(bet);
  const [choice, setChoice] = useState(WHOLE);
  const [ownStep, setStep] = useStep(bet);
  const step = confirmedStep(ownStep, bet);
  const last = useLast(offer.to_cashout);
  const tolerancePercent = toleranceOf(choice);
  const face = cashOutFace(bet, step, offer, { wasOffered: last !== null, tolerancePercent });
  const send = async (sale: SentSale) => {
    setStep({ kind: 'sending', sale });
    const outcome = await sellBet(bet, sale);
    if (outcome.kind === 'done' || outcome.kind === 'in-progress') showAnsweredBet(outcome.bet);
    if (outcome.kind === 'not-offered' && outcome.reason === 'not_waiting') readBetsAgain();
    setStep(stepAfter(outcome, sale));
  };
  const askedOf = (amount: MinorUnits) => (step.kind === 'confirm' ? step.asked : amount);
  return {
    face,
    step,
    choice,
    fairValue: offer.fair_value,
    last,
    choose: setChoice,
    ask: () => {
      if (face.kind !== 'offer') return;
      setChoice({ ...WHOLE, isTolerant: choice.isTolerant });
      setStep({ kind: 'confirm', asked: face.amount });
    },
    keep: () => setStep({ kind: 'idle' }),
    take: () => {
      if (face.kind !== 'confirm' && face.kind !== 'changed') return;
      const asked = face.kind === 'confirm' ? askedOf(face.amount) : face.amount;
      void send(saleOf(face, asked, { partPercent: choice.partPercent, tolerancePercent }, newSaleId()));
    },
    askAgain: () => {
      if (step.kind !== 'unknown') return;
      if (step.mayAsk) void send(step.sale);
      else readBetsAgain();
    },
  };
}

function stepAfter(outcome: SaleOutcome, sale: SentSale): CashOutStep {
  switch (outcome.kind) {
    case 'done':
      return soldStep(outcome.bet, sale);
    case 'in-progress':
      return { kind: 'waiting', sale };
    case 'changed':
      return { kind: 'changed', asked: sale.toCashout, isAfterCheck: false };
    case 'not-offered':
      return { kind: 'refused', reason: outcome.reason };
    case 'unknown':
      return { kind: 'unknown', sale, mayAsk: outcome.mayAsk };
    default:
      return { kind: 'refused', reason: null };
  }
}

/** The step, which a sale that ends without us moves on. */
function useStep(bet: Bet): [CashOutStep, (step: CashOutStep) => void] {
  const [step, setStep] = useState<CashOutStep>({ kind: 'idle' });
  const [held, setHeld] = useState(bet);
  if (held !== bet) {
    setHeld(bet);
    setStep(stepOfChange(step, held, bet, saleEnded(held, bet)));
  }
  return [step, setStep];
}

/** The last amount that was offered, which a pause keeps in sight. */
function useLast(amount: MinorUnits | null): MinorUnits | null {
  const [last, setLast] = useState(amount);
  if (amount !== null && amount !== last) setLast(amount);
  return amount ?? last;
}
