import { Alert } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import type { SlipModel } from './use-slip-model.ts';

/** What was refused, in one sentence; of several bets the reasons stand on each. */
export function Refused({ model }: { model: SlipModel }) {
  const t = useMessages();
  const { error, placedBets, bets, isUnconfirmed, inProgress } = model.state;
  if (!error || isUnconfirmed || inProgress) return null;
  const count = Math.max(Object.keys(error.messagesByBet).length, 1);
  const total = bets.length + placedBets.length;
  const isSaidOnBet = bets.length > 1 && Object.keys(error.messagesByBet).length > 0;
  const [sentence] = Object.values(error.messagesByBet);
  const reason = sentence ?? error.payload ?? t('error.place_bets.default');
  return (
    <Alert tone="error" title={t('slip.refused.title', { count, total: Math.max(total, count) })}>
      {!isSaidOnBet && `${reason} `}
      {t('slip.refused.money')}
    </Alert>
  );
}
