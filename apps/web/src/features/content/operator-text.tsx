import { useQuery } from '@tanstack/react-query';
import { formatLongDay } from '@touchline/i18n';
import { Empty } from '@touchline/ui';
import type { BlockProps } from '#data/block.ts';
import { messageOf, useMessages } from '#data/messages.ts';
import { operatorTextQuery } from '#data/operator-content.ts';
import { useTimeZone } from '#data/time-zone.ts';
import { type Inline, readText, type TextPart } from './markdown.ts';
import styles from './operator-text.module.css';
import textStyles from './text-block.module.css';
import { WrittenText } from './written-text.tsx';

interface OperatorTextSettings {
  readonly name: string;
  readonly contents: boolean;
}

/** Pages that are nothing but such a text, which gives them their title. */
const OWN_PAGES = new Set(['general_rules', 'about']);

export const queries = ({ name }: OperatorTextSettings) => [operatorTextQuery(name)];

/** A text of the operator as long as a page: title, list of its parts, the parts. */
export function View({ settings, page }: BlockProps<OperatorTextSettings>) {
  const messages = useMessages();
  const timeZone = useTimeZone();
  const { data: text } = useQuery(operatorTextQuery(settings.name));
  if (text === undefined) return null;
  const isOwnPage = OWN_PAGES.has(page.page);
  const Title = isOwnPage ? 'h1' : 'h2';
  const title = text?.title ?? messageOf(messages, `page.${page.page}.title`);
  if (text === null) {
    return (
      <section className={styles.page}>
        {title !== undefined && <Title>{title}</Title>}
        <Empty icon="info" title={messages('content.none')}>
          {messages('content.noneText')}
        </Empty>
      </section>
    );
  }
  const parts = readText(text.content);
  return (
    <article className={`${textStyles.text} ${styles.page}`}>
      <Title>{title}</Title>
      {settings.contents && <Contents parts={parts} />}
      <WrittenText parts={parts} raised={isOwnPage} />
      {text.updated_at !== null && (
        <p className={styles.updated}>
          {messages('content.updated', { date: formatLongDay(text.updated_at, messages.locale, timeZone) })}
        </p>
      )}
    </article>
  );
}

const plain = (content: readonly Inline[]): string =>
  content.map((one) => (one.kind === 'text' ? one.text : plain(one.content))).join('');

/** Links to the parts that can be linked to. */
function Contents({ parts }: { parts: readonly TextPart[] }) {
  const messages = useMessages();
  const headings = parts.flatMap((part) =>
    part.kind === 'heading' && part.id !== undefined ? [{ id: part.id, name: plain(part.content) }] : [],
  );
  if (headings.length < 2) return null;
  return (
    <nav className={styles.contents} aria-label={messages('content.contents')}>
      {headings.map(({ id, name }) => (
        <a key={id} href={`#${id}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}
