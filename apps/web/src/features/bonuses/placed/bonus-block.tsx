import { useQuery } from '@tanstack/react-query';
import type { BonusFamily } from '@touchline/contract/constants';
import type { BlockProps } from '#data/block.ts';
import { familyOf, listOf } from '#data/bonus-family.ts';
import { bonusQuery, publicBonusesQuery } from '#data/bonuses.ts';
import { useMessages } from '#data/messages.ts';
import { useSession } from '#data/session-state.ts';
import { useOffers } from '#data/use-offers.ts';
import { BonusCard } from '#parts/bonus-card/bonus-card.tsx';
import { SignInButton } from '#parts/sign-in/sign-in-button.tsx';
import styles from './placed.module.css';

export interface BonusSettings {
  readonly family: BonusFamily;
  readonly id: string;
  readonly picture: boolean;
}

/** One bonus of a campaign: the player's own once it is known who is there, until then what is public of it. */
export function BonusBlock({ settings: { family, id, picture } }: BlockProps<BonusSettings>) {
  const t = useMessages();
  const { status } = useSession();
  const isOn = useOffers('bonuses');
  const isSignedIn = status === 'LOGGED_IN';
  const { data: own } = useQuery({ ...bonusQuery(listOf(family), id), enabled: isOn && isSignedIn });
  const { data: offered } = useQuery({ ...publicBonusesQuery(), enabled: isOn && !isSignedIn });
  const open = offered?.find((one) => one.campaign_id === id && familyOf(one.type) === family);
  const bonus = own ?? open;
  if (!isOn || !bonus) return null;
  return (
    <div className={styles.one}>
      <BonusCard bonus={bonus} hasPicture={picture} level="h2" />
      {status === 'NOT_LOGGED_IN' && <SignInButton>{t('account.signIn')}</SignInButton>}
    </div>
  );
}
