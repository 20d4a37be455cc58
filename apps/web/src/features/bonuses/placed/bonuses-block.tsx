import type { Bonus } from '@touchline/contract';
import type { BonusFamily } from '@touchline/contract/constants';
import { Button } from '@touchline/ui';
import type { BlockProps } from '#data/block.ts';
import type { BonusFilter } from '#data/bonuses.ts';
import { useMessages } from '#data/messages.ts';
import { openModal } from '#data/modal.ts';
import { hrefOf, PLACES } from '#data/navigation.ts';
import { useListedBonuses } from '#data/use-listed-bonuses.ts';
import { bonusHeadline } from '#parts/bonus/bonus-headline.ts';
import { BONUS_KINDS } from '#parts/bonus/bonus-kinds.ts';
import { useBonusWords } from '#parts/bonus/bonus-words.ts';
import { BonusCard } from '#parts/bonus-card/bonus-card.tsx';
import { SignInButton } from '#parts/sign-in/sign-in-button.tsx';
import styles from './placed.module.css';

export interface BonusesSettings {
  readonly family: BonusFamily | null;
  readonly list: 'available' | 'active';
  readonly limit: number;
  readonly title: boolean;
  readonly display: 'slider' | 'tile' | 'button' | 'card';
}

const filterOf = ({ family, list, limit }: BonusesSettings): BonusFilter => ({
  ...(family && { families: [family] }),
  ...(list === 'available' ? { isAvailable: true } : {}),
  limit,
});

/** Bonuses of one family or of all: in a row to move through, as tiles, as cards below each other, or as buttons. */
export function BonusesBlock({ settings, block }: BlockProps<BonusesSettings>) {
  const t = useMessages();
  const { bonuses, needsSignIn } = useListedBonuses(filterOf(settings));
  if (bonuses.length === 0 && !needsSignIn) return null;
  const { title, display, limit } = settings;
  const id = `${block.id}-title`;
  return (
    <section
      className={styles.list}
      aria-label={title ? undefined : t('page.bonuses.title')}
      aria-labelledby={title ? id : undefined}
    >
      {title && (
        <h2 id={id}>
          <a href={hrefOf(PLACES.bonuses)}>{t('page.bonuses.title')}</a>
        </h2>
      )}
      <ul className={styles.bonuses} data-display={display}>
        {bonuses.slice(0, limit).map((bonus) => (
          <li key={bonus.id}>
            {display === 'button' ? <Short bonus={bonus} /> : <BonusCard bonus={bonus} hasPicture />}
          </li>
        ))}
      </ul>
      {needsSignIn && (
        <p className={styles.signIn}>
          {t('bonuses.signedOut.text')} <SignInButton size="s">{t('account.signIn')}</SignInButton>
        </p>
      )}
    </section>
  );
}

/** A button with kind and worth, which opens the conditions. */
function Short({ bonus }: { readonly bonus: Bonus }) {
  const words = useBonusWords();
  const { value } = bonusHeadline(bonus, words);
  return (
    <Button onClick={() => openModal('bonus_detail', { bonus, title: bonus.name })}>
      {words.t(BONUS_KINDS[bonus.type].nameKey)} <bdi>{value}</bdi>
    </Button>
  );
}
