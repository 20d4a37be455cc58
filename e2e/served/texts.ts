/** What elements of a page say, in their order. */
export const textsOf = (html: string, element: string): string[] =>
  [...html.matchAll(new RegExp(`<${element}\\b[^>]*>([\\s\\S]*?)</${element}>`, 'g'))].map(([, inner = '']) =>
    inner
      .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
      .replace(/<[^>]*>/g, '')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&')
      .trim(),
  );

/** An attribute of the first element of its kind. */
export const attributeOf = (html: string, element: string, name: string): string | undefined =>
  new RegExp(`<${element}\\b[^>]*\\b${name}="([^"]*)"`).exec(html)?.[1];
