import { useQuery } from '@tanstack/react-query';
import type { Promotion } from '@touchline/contract';
import { formatLongDay } from '@touchline/i18n';
import { buttonClass, Empty } from '@touchline/ui';
import type { BlockProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { isOutside } from '#data/navigation.ts';
import { promotionsQuery } from '#data/operator-content.ts';
import { useTimeZone } from '#data/time-zone.ts';
import { useTargetHref } from '#parts/target/use-target-href.ts';
import { readText } from './markdown.ts';
import styles from './promotions.module.css';
import { WrittenText } from './written-text.tsx';

interface PromotionsSettings {
  readonly limit: number;
}

export const queries = () => [promotionsQuery()];

/** What the operator points out, with its terms. */
export function View({ settings, page }: BlockProps<PromotionsSettings>) {
  const messages = useMessages();
  const { data: promotions } = useQuery(promotionsQuery());
  if (!promotions) return null;
  const Title = page.page === 'promotions' ? 'h1' : 'h2';
  return (
    <section className={styles.promotions}>
      <Title>{messages('page.promotions.title')}</Title>
      {promotions.length === 0 ? (
        <Empty icon="info" title={messages('promotions.none')}>
          {messages('promotions.noneText')}
        </Empty>
      ) : (
        <div className={styles.list}>
          {promotions.slice(0, settings.limit).map((promotion) => (
            <PromotionCard key={promotion.id} promotion={promotion} isBelowTitle={Title === 'h1'} />
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
