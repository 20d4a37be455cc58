import {
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';

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
    return new PageResponse(html, { status: getSsrStatus(router), headers: responseHeaders });
  } catch (error) {
    console.error(error);
    return new Response('Internal Server Error', { status: 500, headers: responseHeaders });
  } finally {
    router.serverSsr?.cleanup();
  }
});
