import type { Bonus } from '@touchline/contract';
import type { BonusFamily } from '@touchline/contract/constants';
import { Tag } from '@touchline/ui';
import type { ComponentType } from 'react';
import { familyOf } from '#data/bonus-family.ts';
import { textOf } from '#data/messages.ts';
import { BannerPicture } from '#parts/banner/banner-picture.tsx';
import { conditionLine, endOf } from '#parts/bonus/bonus-conditions.ts';
import { bonusHeadline } from '#parts/bonus/bonus-headline.ts';
import { BONUS_KINDS } from '#parts/bonus/bonus-kinds.ts';
import { bonusState } from '#parts/bonus/bonus-state.ts';
import { useBonusWords } from '#parts/bonus/bonus-words.ts';
import { BonusActions } from './bonus-actions.tsx';
import { BoostLadder } from './boost-ladder.tsx';
import styles from './card.module.css';
import { CardFrame } from './card-frame.tsx';
import { HuntingBody } from './hunting-body.tsx';
import { LootboxBody } from './lootbox-body.tsx';
import { TournamentBody } from './tournament-body.tsx';

const BODIES: Partial<Record<BonusFamily, ComponentType<{ bonus: Bonus }>>> = {
  comboboost: BoostLadder,
  hunting: HuntingBody,
  lootbox: LootboxBody,
  tournament: TournamentBody,
};

/** A bonus with what it is worth, what counts, how it stands and what can be done. */
export function BonusCard({
  bonus,
  hasPicture = false,
  level = 'h3',
}: {
  readonly bonus: Bonus;
  readonly hasPicture?: boolean;
  readonly level?: 'h2' | 'h3';
}) {
  const words = useBonusWords();
  const { t, when } = words;
  const family = familyOf(bonus.type);
  const Body = family && BODIES[family];
  const kind = BONUS_KINDS[bonus.type];
  const headline = bonusHeadline(bonus, words);
  const { tag, tone, advice, action } = bonusState(bonus, when);
  const conditions = conditionLine(bonus, words);
  const end = endOf(bonus);
  return (
    <CardFrame
      icon={kind.icon}
      kind={t(kind.nameKey)}
      name={headline.value === bonus.name ? null : bonus.name}
      headline={headline}
      level={level}
      isOwn={family === 'freebet' && action === 'use'}
      picture={hasPicture && <BannerPicture kind={kind.banner} banner={bonus.banner} />}
      foot={
        <>
          <Tag tone={tone}>{textOf(t, tag)}</Tag>
          {end !== null && <span>{t('bonuses.ends', { when: when(end) })}</span>}
          <BonusActions bonus={bonus} />
        </>
      }
    >
      {conditions && <p className={styles.conditions}>{conditions}</p>}
      {bonus.description && <p className={styles.note}>{bonus.description}</p>}
      {Body && <Body bonus={bonus} />}
      {advice && <p className={styles.note}>{t(advice)}</p>}
    </CardFrame>
  );
}
