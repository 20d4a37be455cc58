import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { createBackend } from '@touchline/client/backend';
import { ask } from '@touchline/client/http';
import { PSEUDO_LOCALE } from '@touchline/i18n/pseudo';
import { loadCatalog } from './catalog.ts';
import { type Catalog, createMessages, type Messages } from './messages.ts';
import { pseudoCatalog } from './pseudo-catalog.ts';
import { reportError } from './report.ts';
import type { Surroundings } from './surroundings.ts';

const FRESH_MS = 3_000;
const TIMEOUT_MS = 2_000;

/** The messages of a locale, and those among them that the browser's catalog does not have. */
interface ServerMessages {
  readonly messages: Messages;
  readonly ownMessages: Catalog | undefined;
}

interface Held {
  /** What the operator said, as it was compared. */
  readonly said: string;
  readonly made: ServerMessages;
  readonly at: number;
}

const held = new Map<string, Held>();
const running = new Map<string, Promise<ServerMessages>>();

/** What the operator words otherwise; nothing where the backend does not know the call. */
async function askOperator({
  locale,
  bases,
  requestId,
}: Surroundings): Promise<Record<string, string> | undefined> {
  const timeoutMs = () => TIMEOUT_MS;
  const { platform } = createBackend({ ...bases, locale: () => locale, timeoutMs, requestId });
  const answer = await ask(platform.GET('/messages'));
  if (answer.ok) return answer.data.messages;
  return answer.fault.status === 404 ? {} : undefined;
}

/** The operator's messages, compiled; one that cannot be is left out and reported. */
function compiled(messages: Readonly<Record<string, string>>): Catalog {
  const catalog: Catalog = {};
  for (const [key, text] of Object.entries(messages)) {
    try {
      catalog[key] = compileMessageOrThrow(text);
    } catch {
      reportError(`The operator's message "${key}" is not written as one.`);
    }
  }
  return catalog;
}

async function make(locale: string, operator: Readonly<Record<string, string>>): Promise<ServerMessages> {
  const [catalog, { catalogs: regional }] = await Promise.all([
    loadCatalog(locale),
    import('virtual:regional-catalogs'),
  ]);
  const own = {
    ...(locale === PSEUDO_LOCALE && pseudoCatalog(catalog)),
    ...regional[locale],
    ...compiled(operator),
  };
  return {
    messages: createMessages(locale, { ...catalog, ...own }),
    ownMessages: Object.keys(own).length > 0 ? own : undefined,
  };
}

async function renew(around: Surroundings, key: string): Promise<ServerMessages> {
  const before = held.get(key);
  const operator = await askOperator(around);
  const said = operator === undefined ? (before?.said ?? '{}') : JSON.stringify(operator);
  const made = before?.said === said ? before.made : await make(around.locale, JSON.parse(said));
  held.set(key, { said, made, at: Date.now() });
  return made;
}

/** What a page of this locale says. Asked for again behind the page that is being made, so that none waits for it. */
export async function serverMessages(around: Surroundings): Promise<ServerMessages> {
  const key = `${around.locale} ${around.bases.platform}`;
  const known = held.get(key);
  if (known && Date.now() - known.at < FRESH_MS) return known.made;
  const renewal = running.get(key) ?? renew(around, key).finally(() => running.delete(key));
  running.set(key, renewal);
  if (!known) return renewal;
  renewal.catch(reportError);
  return known.made;
}
