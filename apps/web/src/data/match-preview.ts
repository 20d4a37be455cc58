import { queryOptions } from '@tanstack/react-query';
import { type Answer, ask, FaultError } from '@touchline/client/http';
import type { HeadToHead, MatchForm, Standings } from '@touchline/contract';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { matchQuery, read, SETTLED, SHARED_NAMES_MS } from './queries.ts';
import type { Services } from './services.ts';

/** Which parts of a preview are wanted. */
export interface PreviewParts {
  readonly form: boolean;
  readonly head_to_head: boolean;
  readonly standings: boolean;
}

/** What was played before a match; null for a part that is not wanted, or that the backend does not have. */
export interface MatchPreview {
  readonly form: MatchForm | null;
  readonly headToHead: HeadToHead | null;
  readonly standings: Standings | null;
}

const NOT_FOUND = 404;

/** What an answer holds; null where there is no such thing. */
function held<T>(answer: Answer<T>): T | null {
  if (answer.ok) return answer.data;
  if (answer.fault.status === NOT_FOUND) return null;
  throw new FaultError(answer.fault);
}

async function readPreview(
  { backend: { book }, queryClient }: Services,
  signal: AbortSignal,
  id: string,
  parts: PreviewParts,
): Promise<MatchPreview | null> {
  const match = await queryClient.ensureQueryData(matchQuery(id));
  if (match.status !== MATCH_STATUS.prematch || !match.provider_stats_available) return null;
  const options = { params: { path: { id } }, signal };
  const [form, headToHead, standings] = await Promise.all([
    parts.form ? ask(book.GET('/matches/{id}/form', options)).then(held) : null,
    parts.head_to_head ? ask(book.GET('/matches/{id}/head-to-head', options)).then(held) : null,
    parts.standings ? ask(book.GET('/matches/{id}/standings', options)).then(held) : null,
  ]);
  return { form, headToHead, standings };
}

/** Form, head-to-head and table before an upcoming match; null where no provider tells, and once a match has begun. */
export const matchPreviewQuery = (id: string, { form, head_to_head, standings }: PreviewParts) =>
  queryOptions({
    queryKey: ['match-preview', id, form, head_to_head, standings],
    queryFn: read(
      (_, services, signal) => readPreview(services, signal, id, { form, head_to_head, standings }),
      SHARED_NAMES_MS,
    ),
    ...SETTLED,
  });
