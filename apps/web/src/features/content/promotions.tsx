import { useQuery } from '@tanstack/react-query';
import type { Promotion } from '@touchline/contract';
import { PAGE_LIMIT } from '@touchline/contract/constants';
import { formatLongDay } from '@touchline/i18n';
import { buttonClass, Empty } from '@touchline/ui';
import type { BlockProps } from '#data/block.ts';
import { publicBonusesQuery } from '#data/bonuses.ts';
import { useMessages } from '#data/messages.ts';
import { isOutside } from '#data/navigation.ts';
import { promotionsQuery } from '#data/operator-content.ts';
import { useTimeZone } from '#data/time-zone.ts';
import { useListedBonuses } from '#data/use-listed-bonuses.ts';
import { BonusCard } from '#parts/bonus-card/bonus-card.tsx';
import { useTargetHref } from '#parts/target/use-target-href.ts';
import { readText } from '#parts/written-text/markdown.ts';
import { WrittenText } from '#parts/written-text/written-text.tsx';
import styles from './promotions.module.css';

interface PromotionsSettings {
  readonly limit: number;
}

/** Bonuses among which the promoted ones are: those that a player can activate or holds. */
const OFFERED = { statuses: ['available', 'active'], limit: PAGE_LIMIT } as const;

export const queries = () => [promotionsQuery(), publicBonusesQuery()];

/** What the operator points out, with its terms. */
export function View({ settings, page }: BlockProps<PromotionsSettings>) {
  const messages = useMessages();
  const { data: promotions } = useQuery(promotionsQuery());
  const bonuses = useListedBonuses(OFFERED).bonuses.filter(({ show_in_promotion: isPromoted }) => isPromoted);
  if (!promotions) return null;
  const Title = page.page === 'promotions' ? 'h1' : 'h2';
  return (
    <section className={styles.promotions}>
      <Title>{messages('page.promotions.title')}</Title>
      {promotions.length === 0 && bonuses.length === 0 ? (
        <Empty icon="info" title={messages('promotions.none')}>
          {messages('promotions.noneText')}
        </Empty>
      ) : (
        <div className={styles.list}>
          {promotions.slice(0, settings.limit).map((promotion) => (
            <PromotionCard key={promotion.id} promotion={promotion} isBelowTitle={Title === 'h1'} />
          ))}
          {bonuses.map((bonus) => (
            <BonusCard key={bonus.id} bonus={bonus} hasPicture level={Title === 'h1' ? 'h2' : 'h3'} />
          ))}
        </div>
      )}
    </section>
  );
}

function PromotionCard({ promotion, isBelowTitle }: { promotion: Promotion; isBelowTitle: boolean }) {
  const messages = useMessages();
  const href = useTargetHref(promotion.target);
  const Title = isBelowTitle ? 'h2' : 'h3';
  const { id, title, text, terms, label } = promotion;
  return (
    <article id={id} className={styles.card}>
      <Title>{title}</Title>
      <Validity promotion={promotion} />
      <WrittenText parts={readText(text)} />
      {terms !== null && (
        <details>
          <summary>{messages('promotions.terms')}</summary>
          <WrittenText parts={readText(terms)} />
        </details>
      )}
      {href !== undefined && (
        <a
          className={buttonClass({ kind: 'secondary' })}
          href={href}
          rel={isOutside(href) ? 'noopener' : undefined}
        >
          {label ?? title}
        </a>
      )}
    </article>
  );
}

/** Since when and until when, where either is set. */
function Validity({ promotion: { valid_from: from, valid_to: to } }: { promotion: Promotion }) {
  const messages = useMessages();
  const timeZone = useTimeZone();
  if (from === null && to === null) return null;
  const date = (at: number) => formatLongDay(at, messages.locale, timeZone);
  return (
    <p className={styles.validity}>
      {from !== null && <span>{messages('promotions.from', { date: date(from) })}</span>}
      {to !== null && <span>{messages('promotions.until', { date: date(to) })}</span>}
    </p>
  );
}
