import { outcomeKey } from '@touchline/betting';
import { useMessages } from '#data/messages.ts';
import type { MatchView } from '#data/views.ts';
import { handicapText, totalText } from '../market/line-text.ts';
import { priceName } from '../market/price-name.ts';
import { NoPrice } from '../odds/odds-button.tsx';
import { PriceStrip } from '../odds/price-strip.tsx';
import { priceWords } from '../odds/price-words.ts';
import { Strip } from '../odds/strip.tsx';
import type { LineColumn } from './row-columns.ts';
import type { RowLine } from './row-markets.ts';

/** The line of a row: its value in a quiet cell, and the two prices. */
export function LineCell({
  match,
  label,
  column,
  line,
}: {
  match: MatchView;
  label: string;
  column: LineColumn;
  line: RowLine | null;
}) {
  const messages = useMessages();
  const { marketId } = column;
  if (!line || marketId === null) return <NoLine column={column} />;
  const { specifier, view } = line;
  const title = view?.name ?? messages(column.title);
  const value =
    column.kind === 'total'
      ? totalText(specifier, messages.locale)
      : handicapText(specifier, messages.locale);
  const plainName = (side: (typeof column.sides)[number]) => {
    if (side === 'over' || side === 'under') return messages(`book.line.${side}`, { line: value });
    const team = (side === 'home' ? match.home : match.away)?.name ?? '';
    return messages('book.line.team', {
      team,
      line: handicapText(specifier, messages.locale, side === 'away'),
    });
  };
  const prices = column.outcomeIds.map((id, place) => {
    const outcome = view?.outcomes.find((known) => known.id === id);
    const name =
      view && outcome
        ? priceName(messages, view, outcome, false, label)
        : priceWords(messages).ofMatch(plainName(column.sides[place] ?? 'over'), title, label, false);
    const key = outcomeKey({ matchId: match.id, marketId, specifier, outcomeId: id });
    return { outcomeKey: key, name };
  });
  return <PriceStrip label={`${title} ${value}`} line={value} prices={prices} />;
}

/** The place of a line that is not there. */
function NoLine({ column }: { column: LineColumn }) {
  const messages = useMessages();
  const title = messages(column.title);
  return (
    <Strip label={title} line="–">
      {column.heads.map((head) => (
        <NoPrice key={head} name={`${title} ${messages(head)}`} />
      ))}
    </Strip>
  );
}
