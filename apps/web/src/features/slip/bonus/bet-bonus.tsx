import type { SlipBet } from '@touchline/betting';
import { Switch } from '@touchline/ui';
import { useRef, useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { useBetAnswer } from '#data/slip-bonuses.ts';
import { useSlipMoney } from '#data/slip-money.ts';
import type { JudgedOffer } from '#data/slip-offers.ts';
import styles from './bonus.module.css';
import { JackpotLine } from './jackpot-line.tsx';
import { canTake, isCarried, offerTitle, switchOff, takeOffer, useTokensElsewhere } from './offer.ts';
import { OfferDetails } from './offer-details.tsx';
import { OtherOffers } from './other-offers.tsx';

/** The bonus of one bet: which one it carries, whether it counts, what is missing, and which others there are. */
export function BetBonus({ bet, name }: { bet: SlipBet; name: string | null }) {
  const t = useMessages();
  const { judged, jackpots } = useBetAnswer(bet.betId);
  const elsewhere = useTokensElsewhere(bet.betId);
  const [lastId, setLastId] = useState<string | null>(null);
  const ref = useRef<HTMLElement>(null);
  const takeable = judged.filter((one) => canTake(one, elsewhere) === 'yes');
  const shown = carriedOffer(judged, bet) ?? (bet.isBonusOff ? offerToSwitchOn(takeable, lastId) : undefined);
  const rest = judged.filter((one) => one !== shown);
  if (judged.length === 0 && !jackpots?.length) return null;
  const label = name === null ? t('slip.bonus.title') : t('slip.bonus.forBet', { name });
  return (
    <section className={styles.bonus} aria-label={label} data-bonus={bet.betId} ref={ref}>
      {shown && (
        <Chosen
          judged={shown}
          bet={bet}
          onToggle={(isOn) => {
            setLastId(shown.offer.bonus.id);
            if (isOn) takeOffer(shown.offer, bet);
            else switchOff(bet);
          }}
        />
      )}
      <OtherOffers
        judged={rest}
        bet={bet}
        hasShown={shown !== undefined}
        canTake={(one) => canTake(one, elsewhere)}
        onTake={(one) => {
          takeOffer(one.offer, bet);
          focusSwitch(ref.current);
        }}
      />
      <JackpotLine ids={jackpots ?? []} />
    </section>
  );
}

const carriedOffer = (judged: readonly JudgedOffer[], bet: SlipBet): JudgedOffer | undefined =>
  judged.find(({ offer }) => isCarried(offer, bet));

/** The offer that the switch puts on a bet without bonus: the one that was switched off, else the first. */
const offerToSwitchOn = (takeable: readonly JudgedOffer[], lastId: string | null): JudgedOffer | undefined =>
  takeable.find(({ offer }) => offer.bonus.id === lastId) ?? takeable[0];

/** The button that was pressed goes with its list; the switch of what it chose takes the focus. */
function focusSwitch(section: HTMLElement | null): void {
  requestAnimationFrame(() => section?.querySelector<HTMLElement>('[role=switch]')?.focus());
}

function Chosen({
  judged,
  bet,
  onToggle,
}: {
  judged: JudgedOffer;
  bet: SlipBet;
  onToggle: (isOn: boolean) => void;
}) {
  const t = useMessages();
  const isOn = isCarried(judged.offer, bet);
  const money = useSlipMoney();
  const title = offerTitle(judged.offer, bet, t, (amount) => money(amount, bet.currency));
  return (
    <div className={isOn ? styles.boxOn : styles.box}>
      <Switch checked={isOn} onChange={onToggle} label={<b>{t('slip.bonus.use', { name: title })}</b>} />
      <OfferDetails judged={judged} bet={bet} isOn={isOn} />
    </div>
  );
}
