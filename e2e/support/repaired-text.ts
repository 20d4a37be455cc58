import type { Page, Response } from '@playwright/test';

/** React's number for a page whose HTML was not what its code makes of the same data. */
const NOT_AS_SERVED = 'React error #418';

const MOST_SHOWN = 12;

/** Texts of a page in their order, without scripts and styles. */
const textsOf = (html: string) =>
  html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter(Boolean);

/** What of one list the other lacks. */
function lacking(texts: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return texts.filter((text) => {
    const at = left.indexOf(text);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/** Keeps what the server sent of each page, to tell what React changed in it. */
export function createServedPages() {
  const served = new WeakMap<Page, Promise<string>>();
  return {
    take(response: Response) {
      const request = response.request();
      if (!request.isNavigationRequest() || request.frame() !== request.frame().page().mainFrame()) return;
      served.set(
        request.frame().page(),
        response.text().catch(() => ''),
      );
    },
    /** Texts that a repaired page lost and got, for who looks for the fault; prices that moved are among them. */
    async changes(message: string, page: Page): Promise<string> {
      if (!message.includes(NOT_AS_SERVED)) return '';
      const [before, now] = await Promise.all([served.get(page), page.content().catch(() => '')]);
      const [was, is] = [textsOf(before ?? ''), textsOf(now)];
      const shown = (texts: string[]) => JSON.stringify(texts.slice(0, MOST_SHOWN));
      return ` served ${shown(lacking(was, is))}, shown ${shown(lacking(is, was))}`;
    },
  };
}
