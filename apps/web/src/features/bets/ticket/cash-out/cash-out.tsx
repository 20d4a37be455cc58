import type { Bet } from '@touchline/contract';
import { useState } from 'react';
import { useCapability } from '#data/capability.ts';
import { usePressGuard } from '#parts/press-guard.ts';
import { AutoRule } from './auto-rule.tsx';
import styles from './cash-out.module.css';
import { CashOutNews } from './cash-out-news.tsx';
import type { CashOutFace } from './cash-out-steps.ts';
import { ChangedBox } from './changed-box.tsx';
import { ConfirmBox } from './confirm-box.tsx';
import { OfferButton } from './offer-button.tsx';
import { PausedFace } from './paused-face.tsx';
import { ProgressFace } from './progress-face.tsx';
import { UnknownBox } from './unknown-box.tsx';
import { type CashOutModel, useCashOut } from './use-cash-out.ts';

/** A press that opens the question moves no money; what moves money names its amount. */
const meaningOf = (face: CashOutFace): string =>
  face.kind === 'confirm' || face.kind === 'changed' ? `${face.kind} ${face.amount}` : face.kind;

/** Selling a bet before its end: the offer, the question, and how it went, all in the same place. */
export function CashOut({ bet }: { bet: Bet }) {
  const model = useCashOut(bet);
  const { face, step } = model;
  const hasAuto = useCapability('auto_cash_out');
  const [isAutoOpen, setAutoOpen] = useState(false);
  const openAuto = () => {
    model.keep();
    setAutoOpen(true);
  };
  const isEmpty = face.kind === 'none' && step.kind === 'idle';
  return (
    <div className={styles.area} hidden={isEmpty} data-focus-next="[data-face]">
      <CashOutNews step={step} currency={bet.currency} />
      <Face bet={bet} model={model} onAuto={hasAuto ? openAuto : null} />
      {hasAuto && (face.kind === 'offer' || face.kind === 'paused') && (
        <AutoRule bet={bet} offer={model.last} isOpen={isAutoOpen} onClose={() => setAutoOpen(false)} />
      )}
    </div>
  );
}

function Face({ bet, model, onAuto }: { bet: Bet; model: CashOutModel; onAuto: (() => void) | null }) {
  const { face } = model;
  const mayPress = usePressGuard(meaningOf(face));
  const guarded = (press: () => void) => () => {
    if (mayPress()) press();
  };
  switch (face.kind) {
    case 'offer':
      return <OfferButton amount={face.amount} currency={bet.currency} onPress={guarded(model.ask)} />;
    case 'confirm':
      return (
        <ConfirmBox
          bet={bet}
          model={model}
          amount={face.amount}
          onTake={guarded(model.take)}
          onAuto={onAuto}
        />
      );
    case 'changed':
      return <ChangedBox bet={bet} model={model} face={face} onTake={guarded(model.take)} />;
    case 'progress':
      return <ProgressFace amount={face.amount} bet={bet} />;
    case 'paused':
    case 'closed':
      return <PausedFace face={face} last={model.last} currency={bet.currency} />;
    case 'unknown':
      return <UnknownBox mayAsk={face.mayAsk} onAsk={guarded(model.askAgain)} />;
    default:
      return null;
  }
}
