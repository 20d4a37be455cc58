/** An element or a text of a page, as it was rendered. */
export type MarkupNode = string | MarkupElement;

export interface MarkupElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MarkupNode[];
}

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
]);
// One token: a comment, a closing tag, an opening tag with its attributes, or text. Quoted values may hold `>`.
const TOKEN =
  /<!--[\s\S]*?-->|<\/([a-z][\w-]*)>|<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gi;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const unescaped = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => ENTITIES[name] ?? '');

function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) attributes[name] = unescaped(value);
  return attributes;
}

/** A page without its scripts and comments. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '').replace(/<!--[\s\S]*?-->/g, '');

/** How many elements a page has. */
export const elementCount = (html: string): number => html.match(/<[a-z]/gi)?.length ?? 0;

/**
 * Reads HTML as React writes it: every element closed, every value in double quotes. Scripts must be gone.
 * Errors: throws where the text is anything else, so that nothing is lost unseen.
 */
export function parseMarkup(html: string): MarkupElement {
  const text = html.replace(/^\s*<!doctype html>/i, '').trim();
  const top: MarkupNode[] = [];
  const open: { tag: string; attributes: Record<string, string>; children: MarkupNode[] }[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [token, closing, opening, attributes = '', words] = match;
    if (match.index !== end) break;
    end += token.length;
    const into = open.at(-1)?.children ?? top;
    if (words !== undefined) into.push(unescaped(words));
    else if (closing !== undefined) {
      if (open.pop()?.tag !== closing) throw new Error(`</${closing}> closes nothing.`);
    } else if (opening !== undefined) {
      const element = { tag: opening, attributes: attributesOf(attributes), children: [] };
      into.push(element);
      if (!VOID.has(opening.toLowerCase())) open.push(element);
    }
  }
  const [root] = top;
  if (end !== text.length || open.length > 0 || typeof root !== 'object' || top.length !== 1)
    throw new Error(`The markup cannot be read at: ${text.slice(end, end + 80)}`);
  return root;
}
