import type { Movement } from '@touchline/contract';
import { useCapability } from '#data/capability.ts';
import { useMessages } from '#data/messages.ts';
import { hrefBets } from '#data/navigation.ts';
import { useMoney } from '#data/slip-money.ts';
import { When } from '#parts/when/when.tsx';
import { gameKey, movementKey } from './movement-words.ts';
import styles from './wallet.module.css';

/** One movement: what it was, when, and by how much it changed what the player has. */
export function MovementRow({ movement }: { readonly movement: Movement }) {
  const t = useMessages();
  const money = useMoney();
  const canFind = useCapability('find_by_ref');
  const { direction, amount, currency, at, bet_ref: ref } = movement;
  const game = gameKey(movement);
  const isOwned = direction === 'in' || direction === 'out';
  const signed = direction === 'out' ? -amount : amount;
  return (
    <li className={styles.row}>
      <div>
        <b>{t(movementKey(movement))}</b>
        <small>
          <When at={at} />
          {game && <span>{t(game)}</span>}
          {ref !== null &&
            (canFind ? (
              <a href={`${hrefBets()}?status=all#${ref}`}>
                <bdi>{ref}</bdi>
              </a>
            ) : (
              <bdi>{ref}</bdi>
            ))}
        </small>
      </div>
      <div className={styles.end}>
        <bdi data-direction={direction}>{money(signed, currency, { sign: isOwned })}</bdi>
      </div>
    </li>
  );
}
