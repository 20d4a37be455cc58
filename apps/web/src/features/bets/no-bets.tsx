import { buttonClass, Empty } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { hrefLive } from '#data/navigation.ts';
import { type BetsChoice, emptyKeys } from './bets-filter.ts';

/** What this list would hold, and where bets are made. */
export function NoBets({ choice }: { choice: BetsChoice }) {
  const t = useMessages();
  const { title, text } = emptyKeys(choice);
  const isFiltered = choice.result !== 'all';
  return (
    <Empty
      icon="receipt-text"
      title={t(title)}
      action={
        !isFiltered && (
          <a className={buttonClass()} href={hrefLive()}>
            {t('bets.empty.browse')}
          </a>
        )
      }
    >
      {t(text)}
    </Empty>
  );
}
