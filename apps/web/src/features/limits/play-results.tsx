import type { MinorUnits } from '@touchline/betting';
import type { PlayResult } from '@touchline/contract';
import { type PlainKey, useMessages } from '#data/messages.ts';
import { useMoney } from '#data/slip-money.ts';
import styles from './limits.module.css';

/** Key of the word for a net result: the sign alone is easily overlooked. */
function netKey(net: MinorUnits): PlainKey {
  if (net === 0) return 'play.net.even';
  return net < 0 ? 'play.net.lost' : 'play.net.won';
}

/** What was staked and won, one list for each currency. */
export function PlayResults({ results }: { readonly results: readonly PlayResult[] }) {
  const t = useMessages();
  const money = useMoney();
  return results.map(({ currency, staked, won, net, open }) => (
    <dl key={currency} className={styles.figures}>
      <div>
        <dt>{t('play.row.staked')}</dt>
        <dd>{money(staked, currency)}</dd>
      </div>
      <div>
        <dt>{t('play.row.won')}</dt>
        <dd>{money(won, currency)}</dd>
      </div>
      <div>
        <dt>{t('play.row.net')}</dt>
        <dd>
          <b>{money(net, currency, { sign: true })}</b> <span>{t(netKey(net))}</span>
        </dd>
      </div>
      <div>
        <dt>{t('play.row.open')}</dt>
        <dd>{money(open, currency)}</dd>
      </div>
    </dl>
  ));
}
