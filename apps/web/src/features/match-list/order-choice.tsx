import { ChipLink } from '@touchline/ui';
import type { PageContext } from '#data/block.ts';
import { choiceOf } from '#data/list-address.ts';
import { type PlainKey, useMessages } from '#data/messages.ts';
import { hrefOf, usePlace } from '#data/navigation.ts';
import { sortKey } from './list-order.ts';

/** Orders of a list as addresses; the first is that of an address without one. */
export function OrderChoice({
  page,
  orders,
}: {
  page: PageContext;
  orders: readonly { readonly key: string | undefined; readonly name: PlainKey }[];
}) {
  const messages = useMessages();
  const base = hrefOf(usePlace());
  const chosen = sortKey(page.search);
  return (
    <nav aria-label={messages('filter.sort')}>
      {orders.map(({ key, name }) => (
        <ChipLink key={name} {...choiceOf(base, page.search, { sortBy: key })} current={chosen === key}>
          {messages(name)}
        </ChipLink>
      ))}
    </nav>
  );
}
