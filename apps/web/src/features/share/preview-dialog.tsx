import type { SharedBet } from '@touchline/contract';
import { Alert, Button } from '@touchline/ui';
import { useEffect, useRef } from 'react';
import type { ModalProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { type BetPreview, previewShare, type SharedFate, slipBetsOf } from '#data/share-bets.ts';
import { takeShared } from '#data/share-code.ts';
import { useSlip, useSlipCount } from '#data/slip.ts';
import { useMoney } from '#data/slip-money.ts';
import { PreviewBet } from './preview-bet.tsx';
import styles from './share.module.css';

const NO_BETS: readonly SharedBet[] = [];

/** A look at shared bets before they take the place of what is on the slip. Opened with `bets` by whoever read them. */
export function View({ props, close }: ModalProps) {
  const t = useMessages();
  const money = useMoney();
  const systemTypes = useSlip((slip) => slip.systemTypes);
  const isLocked = useSlip((slip) => slip.inProgress || slip.isUnconfirmed);
  const held = useSlipCount();
  const bets = (props.bets ?? NO_BETS) as readonly SharedBet[]; // openShare's answer, passed on by its callers
  const previews = previewShare(bets, { systemTypes, subunitsOf: (code) => money.currency(code).subunits });
  const actions = useRef<HTMLDivElement>(null);
  const isNothing = bets.length === 0;
  useEffect(() => {
    if (isNothing) close();
    else actions.current?.querySelector('button')?.focus();
  }, [isNothing, close]);
  const take = () => {
    if (isLocked) return;
    takeShared(slipBetsOf(previews));
    close();
  };
  return (
    <div className={styles.dialog}>
      <Changes previews={previews} />
      <ul className={styles.bets}>
        {previews.map((preview, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
          <PreviewBet key={index} preview={preview} />
        ))}
      </ul>
      {isLocked && <Alert tone="warn">{t('share.preview.locked')}</Alert>}
      {held > 0 && !isLocked && (
        <p className={styles.quiet}>{t('share.preview.replaces', { count: held })}</p>
      )}
      <div className={styles.actions} ref={actions}>
        <Button onClick={close}>{t(held > 0 ? 'share.preview.keep' : 'share.preview.leave')}</Button>
        <Button kind="primary" aria-disabled={isLocked || undefined} onClick={take}>
          {t(held > 0 ? 'share.preview.replace' : 'share.preview.add')}
        </Button>
      </div>
    </div>
  );
}

/** What became of the shared bets, in words. */
function Changes({ previews }: { previews: readonly BetPreview[] }) {
  const t = useMessages();
  const fates = previews.flatMap(({ selections }) => selections.map(({ fate }) => fate));
  const count = (...wanted: SharedFate[]) => fates.filter((fate) => wanted.includes(fate)).length;
  const changed = count('up', 'down');
  const suspended = count('suspended');
  const gone = count('gone');
  if (changed + suspended + gone === 0) return <Alert tone="ok">{t('share.preview.same')}</Alert>;
  return (
    <Alert tone="warn">
      {changed > 0 && <p>{t('share.preview.changed', { count: changed })}</p>}
      {suspended > 0 && <p>{t('share.preview.suspended', { count: suspended })}</p>}
      {gone > 0 && <p>{t('share.preview.gone', { count: gone })}</p>}
    </Alert>
  );
}
