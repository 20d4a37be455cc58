import { useQuery } from '@tanstack/react-query';
import type { SlipBet } from '@touchline/betting';
import { Alert, Button, Switch } from '@touchline/ui';
import { useState } from 'react';
import type { ModalProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { type ShownAmounts, shareBetsOf } from '#data/share-bets.ts';
import { shareCodeQuery } from '#data/share-code.ts';
import { slipState } from '#data/slip.ts';
import { CodeCard } from './code-card.tsx';
import styles from './share.module.css';
import { ShareActions } from './share-actions.tsx';

const NOTHING_SHOWN: ShownAmounts = { stake: false, return: false };

/** The bets as they were when the dialog opened: a price that moves does not change a code that was read out. */
function betsOf(isPlaced: boolean): readonly SlipBet[] {
  const { bets, placedBets } = slipState();
  const chosen = isPlaced ? placedBets.map(({ bet }) => bet) : bets;
  // What has no price now cannot be shared either.
  return chosen.filter(({ betType, customOdds }) => betType !== 'CUSTOM_BET' || customOdds !== null);
}

/** Code, link and picture of the bets on the slip, or of those that were just placed. */
export function View({ props }: ModalProps) {
  const t = useMessages();
  const [bets] = useState(() => betsOf(props.isPlaced === true));
  const [shown, setShown] = useState(NOTHING_SHOWN);
  const shared = shareBetsOf(bets, shown);
  const { data: code, isError, refetch } = useQuery(shareCodeQuery(shared));
  if (bets.length === 0) return <Alert tone="info">{t('share.nothing')}</Alert>;
  const hasStake = bets.some(({ stake }) => stake > 0);
  return (
    <div className={styles.dialog}>
      {isError && code === undefined ? (
        <Alert
          tone="error"
          title={t('share.makeFailed.title')}
          action={
            <Button size="s" onClick={() => void refetch()}>
              {t('share.again')}
            </Button>
          }
        >
          {t('share.makeFailed.text')}
        </Alert>
      ) : (
        <CodeCard code={code ?? null} bets={bets} />
      )}
      {hasStake && (
        <div>
          <Switch
            label={t('share.show.stake')}
            checked={shown.stake}
            onChange={(stake) => setShown({ ...shown, stake })}
          />
          <Switch
            label={t('share.show.return')}
            checked={shown.return}
            onChange={(isShown) => setShown({ ...shown, return: isShown })}
          />
        </div>
      )}
      <ShareActions code={code ?? null} bets={bets} shown={shown} />
    </div>
  );
}
