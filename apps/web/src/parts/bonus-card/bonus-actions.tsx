import type { Bonus } from '@touchline/contract';
import { Button, buttonClass } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import type { Result } from '#data/api.ts';
import { askFor, useCanAsk } from '#data/auth-actions.ts';
import { activateBonus, boostBonus, refusedBonusText } from '#data/bonus-actions.ts';
import type { PlainKey } from '#data/messages.ts';
import { openModal } from '#data/modal.ts';
import { hrefOf, PLACES } from '#data/navigation.ts';
import { notify } from '#data/notices.ts';
import { useSession } from '#data/session-state.ts';
import { useBonusInSlip as putInSlip } from '#data/use-bonus.ts';
import { type BonusAction, bonusState } from '#parts/bonus/bonus-state.ts';
import { useBonusWords } from '#parts/bonus/bonus-words.ts';
import styles from './card.module.css';

/** Shows what was in a box, if its opening says so. */
function showOpened(before: Bonus, after: Bonus): void {
  const known = new Set(before.rewards.map(({ id }) => id));
  const reward = after.rewards.find(({ id }) => !known.has(id));
  if (reward) openModal('lootbox_opened', { bonus: after, reward });
}

/** Asks for a change of a bonus; what is refused is said beside its button. */
function useChange(bonus: Bonus) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const run = async (call: (bonus: Bonus) => Promise<Result<Bonus>>, done: (after: Bonus) => void) => {
    setBusy(true);
    setFault(null);
    const answer = await call(bonus);
    setBusy(false);
    if (answer.ok) done(answer.data);
    else setFault(refusedBonusText(answer.error));
  };
  return { isBusy, fault, run };
}

const boostOf = ({ boost_data: boost, issued, user_bonus_status: status }: Bonus) =>
  boost && !boost.is_boosted && status === 'active' && issued && issued.times_used === 0 ? boost : null;

/** What a player can do about a bonus; nothing about one whose status is not known. `leave` closes what it stands in. */
export function BonusActions({
  bonus,
  hasDetails = true,
  leave,
}: {
  readonly bonus: Bonus;
  readonly hasDetails?: boolean;
  readonly leave?: () => void;
}) {
  const { t, when, money } = useBonusWords();
  const { status } = useSession();
  const { isBusy, fault, run } = useChange(bonus);
  const canVerify = useCanAsk('phone_verification');
  const { action } = bonusState(bonus, when);
  if (bonus.user_bonus_status === 'unknown') return null;
  const boost = boostOf(bonus);
  const currency = bonus.issued?.currency ?? bonus.bet_conditions.currency;
  const activate = () =>
    void run(activateBonus, (after) => {
      if (action === 'open') showOpened(bonus, after);
      else notify({ kind: 'success', titleKey: 'bonuses.activated' });
    });
  const use = () => {
    leave?.();
    putInSlip(bonus);
  };
  const button = (key: PlainKey, press: () => void) => (
    <Button size="s" busy={isBusy} onClick={press}>
      {t(key)}
    </Button>
  );
  const main: Readonly<Record<BonusAction, () => ReactNode>> = {
    activate: () => button('bonuses.activate', activate),
    open: () => button('bonuses.open', activate),
    use: () => button('bonuses.use', use),
    verify_phone: () => canVerify && button('phone.verify', () => void askFor('phone_verification')),
    switch_offers_on: () => (
      <a className={buttonClass({ size: 's' })} href={`${hrefOf(PLACES.account)}#offers`} onClick={leave}>
        {t('bonuses.switchOn')}
      </a>
    ),
    none: () => null,
  };
  return (
    <span className={styles.actions}>
      {fault && (
        <span className={styles.fault} role="alert">
          {fault}
        </span>
      )}
      {hasDetails && (
        <Button size="s" onClick={() => openModal('bonus_detail', { bonus, title: bonus.name })}>
          {t('bonuses.details')}
        </Button>
      )}
      {boost && currency !== null && (
        <Button
          size="s"
          busy={isBusy}
          onClick={() => void run(boostBonus, () => notify({ kind: 'success', titleKey: 'bonuses.boosted' }))}
        >
          {t('bonuses.boost', { amount: money(boost.amount, currency) })}
        </Button>
      )}
      {status === 'LOGGED_IN' && main[action]()}
    </span>
  );
}
