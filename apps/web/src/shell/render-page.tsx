import type { AnyRouter } from '@tanstack/react-router';
import {
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { reportError } from '#data/report.ts';
import type { Services } from '#data/services.ts';
import { PageUnavailable } from '#layout/page-fault.ts';

/** A page whose text can be had as it is: a body would be encoded for a reader who decodes it again. */
class PageResponse extends Response {
  readonly #html: string;

  constructor(html: string, init: ResponseInit) {
    super(bodyOf(html), init);
    this.#html = html;
  }

  override async text() {
    return this.#html;
  }
}

/** In how many milliseconds a block of the page comes or goes. */
function changesInMs({ queryClient, live }: Services): number | undefined {
  const layouts = queryClient.getQueriesData<{ changes_at?: number }>({ queryKey: ['layout'] });
  const changes = layouts.flatMap(([, layout]) => layout?.changes_at ?? []);
  return changes.length > 0 ? Math.max(0, Math.min(...changes) - live.serverTime()) : undefined;
}

/** 503 if the backend was away when a part of the page asked for it, else the router's own status. */
function statusOf(router: AnyRouter): number {
  const isAway = router.stores.matches
    .get()
    .some(({ error }) => error instanceof PageUnavailable && error.isAway);
  return isAway ? 503 : getSsrStatus(router);
}

/** The page as bytes, made when somebody reads them. */
const bodyOf = (html: string) =>
  new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        controller.enqueue(new TextEncoder().encode(html));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );

/** Renders the page of a router to a string. */
export const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  try {
    const html = await transformHtmlStringWithRouter(
      router,
      renderToString(<RouterServer router={router} />),
    );
    const { services } = router.options.context;
    if (services.failedBlocks.size > 0) responseHeaders.set('x-lacks-blocks', '1');
    const changesIn = changesInMs(services);
    if (changesIn !== undefined) responseHeaders.set('x-changes-in', String(changesIn));
    return new PageResponse(html, { status: statusOf(router), headers: responseHeaders });
  } catch (error) {
    reportError(error);
    return new Response('Internal Server Error', { status: 500, headers: responseHeaders });
  } finally {
    router.serverSsr?.cleanup();
  }
});
