import { Button } from '@touchline/ui';
import {
  askToDeposit,
  askToSignIn,
  askToSignUp,
  useCanDeposit,
  useCanSignIn,
  useCanSignUp,
} from '#data/auth-actions.ts';
import { type Messages, useMessages } from '#data/messages.ts';
import { useSession } from '#data/session.ts';
import { dispatchSlip } from '#data/slip.ts';
import { useSlipMoney } from '#data/slip-money.ts';
import { pressAcceptAndPlace, pressPlace } from '#data/slip-placing.ts';
import { usePressGuard } from '#parts/press-guard.ts';
import { AccountLine } from './account-line.tsx';
import styles from './foot.module.css';
import { goneSelections, offSelections, offSelectionsLabel, type SlipAction } from './slip-action.ts';
import type { SlipModel } from './use-slip-model.ts';

/** Meanings between which a second tap of the same finger must not fall. */
const TWINS: ReadonlySet<string> = new Set([
  'place accept',
  'accept place',
  'placing done',
  'place done',
  'wait accept',
  'wait place',
  'deposit place',
]);

/** Where nobody can pay in, a stake beyond the balance has to be looked at. */
const withoutDeposit = (action: SlipAction, canDeposit: boolean): SlipAction =>
  action.kind === 'deposit' && !canDeposit ? { kind: 'check-stake' } : action;

const isTwin = (before: string, after: string) => TWINS.has(`${before} ${after}`);

/** The one button of the slip, always in the same place; before it the way to drop what is off. */
export function SlipButtons({ model, onAttempt }: { model: SlipModel; onAttempt: () => void }) {
  const t = useMessages();
  const money = useSlipMoney();
  const { status } = useSession();
  const canSignIn = useCanSignIn();
  const canSignUp = useCanSignUp();
  const canDeposit = useCanDeposit();
  const { state } = model;
  const action = withoutDeposit(model.action, canDeposit);
  const mayPress = usePressGuard<SlipAction['kind']>(action.kind, isTwin);
  if (action.kind === 'unconfirmed' || action.kind === 'none') return null;
  const isElsewhere = action.kind === 'sign-in' && !canSignIn;
  const isResting = action.kind === 'wait' || action.kind === 'paused' || isElsewhere;
  const press = () => {
    if (!mayPress()) return;
    if (action.kind === 'place') return pressPlace(status === 'LOGGED_IN');
    if (action.kind === 'sign-in') return void askToSignIn();
    if (action.kind === 'deposit')
      return void askToDeposit({ currency: state.rules.currency, least: action.least });
    if (action.kind === 'accept' && action.places) return pressAcceptAndPlace(status === 'LOGGED_IN');
    if (action.kind === 'accept' || action.kind === 'remove')
      return dispatchSlip({ type: 'changes-accepted' });
    if (action.kind === 'done') return dispatchSlip({ type: 'receipt-closed', keepSelections: false });
    onAttempt();
  };
  return (
    <>
      <Removal model={model} />
      <AccountLine model={model} />
      {action.kind === 'done' && (
        <Button wide onClick={() => dispatchSlip({ type: 'receipt-closed', keepSelections: true })}>
          {t('slip.receipt.keep')}
        </Button>
      )}
      <Button
        key="main"
        kind={isResting || action.kind === 'placing' ? 'secondary' : 'primary'}
        size="l"
        wide
        busy={action.kind === 'placing'}
        aria-disabled={isResting || undefined}
        data-slip-action={action.kind}
        onClick={isResting ? undefined : press}
      >
        {isElsewhere
          ? t('slip.signInElsewhere')
          : actionText(action, t, (stake) => money(stake, state.rules.currency))}
      </Button>
      {action.kind === 'sign-in' && canSignUp && (
        <p className={styles.fine}>
          {t('slip.newHere')}{' '}
          <button type="button" onClick={askToSignUp}>
            {t('slip.createAccount')}
          </button>
        </p>
      )}
    </>
  );
}

const REMOVES = {
  suspended: 'slip.removeSuspended',
  unavailable: 'slip.removeUnavailable',
} as const;

/** Drops what is off while the rest waits for a price. */
function Removal({ model }: { model: SlipModel }) {
  const t = useMessages();
  const { action, state, problems } = model;
  if (action.kind !== 'wait') return null;
  const gone = goneSelections(state, problems);
  const key = gone.length > 0 ? 'slip.removeClosed' : REMOVES[offSelectionsLabel(state, problems)];
  const ids = gone.length > 0 ? gone : offSelections(problems);
  return (
    <Button
      wide
      onClick={() => {
        for (const id of ids) dispatchSlip({ type: 'selection-removed', id });
      }}
    >
      {t(key, { count: ids.length })}
    </Button>
  );
}

function actionText(action: SlipAction, t: Messages, money: (stake: number) => string): string {
  switch (action.kind) {
    case 'place':
      return t('slip.place', { count: action.count, amount: money(action.stake) });
    case 'placing':
      return t('slip.placing', { count: action.count });
    case 'accept':
      if (action.places) return t('slip.acceptAndPlace', { amount: money(action.places.stake) });
      return action.removes > 0
        ? t('slip.acceptAndRemove', { count: action.removes })
        : t('slip.accept', { count: action.count });
    case 'remove':
      return t('slip.removeClosed', { count: action.count });
    case 'wait':
      return t('slip.waitingFor', { count: action.count });
    case 'paused':
      return t('slip.pricesPaused');
    case 'sign-in':
      return t('slip.signIn');
    case 'enter-stake':
      return t('slip.enterStake');
    case 'deposit':
      return t('slip.deposit', { amount: money(action.least) });
    case 'check-stake':
      return t('slip.checkStake');
    case 'done':
      return t('slip.receipt.done');
    default:
      return t('slip.checkSelections');
  }
}
