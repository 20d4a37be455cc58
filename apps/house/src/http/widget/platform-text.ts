import { escapeHtml } from '../html.ts';

/** Links lead to other sites, or to the product. */
const LINK = /\[([^\]]+)\]\((https?:\/\/[^\s)]+|\/[^\s)]*)\)/g;

const inline = (text: string, product: string): string =>
  escapeHtml(text)
    .replace(/ *\{#[\w-]+\}/g, '')
    .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replace(LINK, (_, words: string, href: string) => {
      const address = href.startsWith('/') ? `${product}${href}` : href;
      return `<a href="${address}">${words}</a>`;
    });

/** HTML of an operator's text: headings, lists and paragraphs. `product`: origin that its own links lead to. */
export function textAsHtml(content: string, product: string): string {
  return content
    .split(/\r?\n\s*\r?\n/)
    .flatMap((part) => part.split(/(?<=^#{2,3} .*)\r?\n/m))
    .map((part) => {
      const [, marks, heading] = /^(#{2,3}) (.+)$/.exec(part.trim()) ?? [];
      if (marks !== undefined)
        return `<h${marks.length}>${inline(heading ?? '', product)}</h${marks.length}>`;
      const lines = part.trim().split(/\r?\n/);
      if (!lines.every((line) => line.startsWith('- '))) return `<p>${inline(lines.join(' '), product)}</p>`;
      return `<ul>${lines.map((line) => `<li>${inline(line.slice(2), product)}</li>`).join('')}</ul>`;
    })
    .join('\n');
}
