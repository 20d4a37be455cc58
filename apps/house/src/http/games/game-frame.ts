import { createHash } from 'node:crypto';
import { directionOf, languageTag } from '@touchline/i18n/locale';

/** Asks for the page again when something in it changes, but never while somebody fills a form. */
const SCRIPT = `const wait=+document.documentElement.dataset.refresh;let held=document.querySelector('[role=alert]')!==null;
addEventListener('input',()=>{held=true});const again=()=>held||document.activeElement?.form?setTimeout(again,2000):location.replace(to);
const to=new URL(location.href);to.searchParams.delete('placed');setTimeout(again,wait)`;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a game's page may do: its own style and script, and send its form to where it came from. */
export const gamePolicy = (style: string, origins: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src ${hash(style)}`,
    `script-src ${hash(SCRIPT)}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${["'self'", ...origins].join(' ')}`,
  ].join('; ');

/** A whole page. `title` and `body` are HTML. Units: `refreshInMs` of real time. */
export const gameFrame = (of: {
  readonly title: string;
  readonly body: string;
  readonly style: string;
  readonly locale: string;
  readonly refreshInMs: number;
}): string => `<!doctype html>
<html lang="${languageTag(of.locale)}" dir="${directionOf(of.locale)}" data-refresh="${of.refreshInMs}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${of.title}</title><style>${of.style}</style></head>
<body>${of.body}<script>${SCRIPT}</script></body></html>`;
