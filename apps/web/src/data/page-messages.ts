import { createIsomorphicFn } from '@tanstack/react-start';
import { loadCatalog } from './catalog.ts';
import { type Catalog, createMessages, type Messages } from './messages.ts';
import { serverMessages } from './server-messages.ts';
import type { Surroundings } from './surroundings.ts';

interface PageMessages {
  readonly messages: Messages;
  readonly ownMessages?: Catalog | undefined;
}

/** The messages of a page. In the browser those that the catalog does not have come with the HTML. */
export const pageMessages = createIsomorphicFn()
  .server((around: Surroundings): Promise<PageMessages> => serverMessages(around))
  .client(
    async ({ locale }: Surroundings): Promise<PageMessages> => ({
      messages: createMessages(locale, await loadCatalog(locale)),
    }),
  );
