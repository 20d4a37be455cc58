import type { SlipBet } from '@touchline/betting';
import { Button, Icon } from '@touchline/ui';
import { useId, useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { useSlipMoney } from '#data/slip-money.ts';
import type { JudgedOffer } from '#data/slip-offers.ts';
import styles from './bonus.module.css';
import { offerTitle } from './offer.ts';
import { OfferDetails } from './offer-details.tsx';

/** Offers beside the one on the bet, behind a button that says how many fit. */
export function OtherOffers({
  judged,
  bet,
  hasShown,
  canTake,
  onTake,
}: {
  judged: readonly JudgedOffer[];
  bet: SlipBet;
  hasShown: boolean;
  canTake: (one: JudgedOffer) => 'yes' | 'no' | 'token';
  onTake: (one: JudgedOffer) => void;
}) {
  const t = useMessages();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (judged.length === 0) return null;
  const fitting = judged.filter(({ fits }) => fits).length;
  const rest = judged.length - fitting;
  const count = fitting > 0 ? t(hasShown ? 'slip.bonus.more' : 'slip.bonus.fit', { count: fitting }) : null;
  const sorted = judged.toSorted((a, b) => Number(b.fits) - Number(a.fits));
  return (
    <>
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {count ?? t('slip.bonus.others', { count: rest })}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="s" />
      </button>
      <ul id={id} className={styles.offers} hidden={!isOpen}>
        {isOpen &&
          sorted.map((one) => (
            <Offer
              key={one.offer.bonus.id}
              judged={one}
              bet={bet}
              can={canTake(one)}
              onTake={() => {
                setOpen(false);
                onTake(one);
              }}
            />
          ))}
      </ul>
    </>
  );
}

function Offer({
  judged,
  bet,
  can,
  onTake,
}: {
  judged: JudgedOffer;
  bet: SlipBet;
  can: 'yes' | 'no' | 'token';
  onTake: () => void;
}) {
  const t = useMessages();
  const money = useSlipMoney();
  const title = offerTitle(judged.offer, bet, t, (amount) => money(amount, bet.currency));
  return (
    <li className={styles.offer}>
      <div className={styles.head}>
        <b>{title}</b>
        {can === 'yes' && (
          <Button size="s" aria-label={t('slip.bonus.use', { name: title })} onClick={onTake}>
            {t('slip.bonus.take')}
          </Button>
        )}
      </div>
      {can === 'token' && <p className={styles.line}>{t('slip.bonus.otherBet')}</p>}
      <OfferDetails judged={judged} bet={bet} isOn={false} />
    </li>
  );
}
