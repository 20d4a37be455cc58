import { BASE_PATH } from '@touchline/contract/constants';
import { useMessages } from '#data/messages.ts';

/** Organisation as structured data; data, not a script that runs. */
export function Organisation({ origin }: { readonly origin: string }) {
  const text = useMessages();
  const organisation = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: text('shell.brand'),
    url: `${origin}${BASE_PATH}`,
  };
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin
      dangerouslySetInnerHTML={{ __html: JSON.stringify(organisation).replaceAll('<', '\\u003c') }}
    />
  );
}
