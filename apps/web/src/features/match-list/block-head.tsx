import { localizeNumber } from '@touchline/i18n';
import { Icon } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';

/** Title of a list, how many there are, and the way to all of them. `isPage` makes it the title of the page. */
export function BlockHead({
  id,
  title,
  count,
  allHref,
  isPage = false,
}: {
  id: string;
  title: string;
  count?: number | undefined;
  allHref?: string | undefined;
  isPage?: boolean;
}) {
  const messages = useMessages();
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className="sec-head">
      <Heading id={id}>{title}</Heading>
      {count !== undefined && <span className="count">{localizeNumber(count, messages.locale)}</span>}
      {allHref !== undefined && (
        <a className="link end" href={allHref} aria-label={messages('book.list.allOf', { title })}>
          {messages('book.list.all')}
          <Icon name="chevron-right" size="s" flip />
        </a>
      )}
    </div>
  );
}
