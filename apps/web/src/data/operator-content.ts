import { queryOptions } from '@tanstack/react-query';
import { ask, demand, FaultError } from '@touchline/client/http';
import { read, SETTLED, SHARED_NAMES_MS } from './queries.ts';

const NOT_FOUND = 404;

/** A text of the operator; null where nothing was published under its name, or the backend has no such texts. */
export const operatorTextQuery = (name: string) =>
  queryOptions({
    queryKey: ['operator-text', name],
    queryFn: read(async (from, services, signal) => {
      if (!(await from.offers(services, 'operator_texts'))) return null;
      const params = { path: { name } };
      const answer = await ask(services.backend.book.GET('/texts/{name}', { params, signal }));
      if (!answer.ok && answer.fault.status === NOT_FOUND) return null;
      if (!answer.ok) throw new FaultError(answer.fault);
      return answer.data;
    }, SHARED_NAMES_MS),
    ...SETTLED,
  });

/** What is promoted now; nothing where the backend has no such list. */
export const promotionsQuery = () =>
  queryOptions({
    queryKey: ['promotions'],
    queryFn: read(async (from, services, signal) => {
      if (!(await from.offers(services, 'promotions'))) return [];
      return (await demand(services.backend.book.GET('/promotions', { signal }))).data;
    }, SHARED_NAMES_MS),
    ...SETTLED,
  });
