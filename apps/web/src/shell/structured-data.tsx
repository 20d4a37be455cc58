import { useServices } from '#data/services.ts';
import { usePage } from '#layout/page-view.tsx';
import { structuredData } from './structured-facts.ts';

/** What a page is about, for those who fetch it; data, not a script that runs. It comes with the document alone. */
export function StructuredData() {
  const services = useServices();
  const page = usePage();
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? structuredData(services, page) : '' }}
    />
  );
}
