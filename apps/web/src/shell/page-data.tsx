import { writePageState } from '#data/page-state.ts';
import { useServices } from '#data/services.ts';

const ID = 'page-data';

/**
 * What the page was made of, for the browser; data, not a script that runs. It stands before the scripts, which read it
 * when they start.
 */
export function PageData() {
  const services = useServices();
  return (
    <script
      id={ID}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: packed data in which no tag can begin
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? writePageState(services) : '' }}
    />
  );
}

/** What the HTML of this page carries; empty where it carries nothing. */
export const writtenPageState = (): string => document.getElementById(ID)?.textContent ?? '';
