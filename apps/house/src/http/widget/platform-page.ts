import { createHash } from 'node:crypto';
import type { Brand } from '@touchline/contract/brand';
import { directionOf, languageTag } from '@touchline/i18n/locale';
import { gameStyle } from '../games/game-style.ts';
import { escapeHtml } from '../html.ts';

const STYLE = `body{max-inline-size:44rem;margin-inline:auto}main{display:grid;gap:12px;margin-block:16px}main>p,main ul{margin:0}main ul{padding-inline-start:20px;list-style:disc}
table{inline-size:100%}th{color:var(--text-2)}a{display:inline-flex;align-items:center;min-block-size:32px}.note[data-type=danger]{background:var(--lose-soft);color:var(--lose)}
.note[data-type=success],.note[data-type=warning]{background:var(--win-soft);color:var(--text-1)}.note:empty{display:none}`;

/** A page of the platform. `title` is text, `body` is HTML, `script` runs in it. */
export interface PlatformPage {
  readonly title: string;
  readonly body: string;
  readonly script?: string;
  readonly brand: Brand;
  readonly locale: string;
  readonly theme: 'light' | 'dark' | null;
  readonly back: { readonly href: string; readonly label: string };
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Writes data into a script: nothing in it can end the script. */
export const asScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Makes the HTML of a page, and its content security policy. */
export function platformPage({ title, body, script, brand, locale, theme, back }: PlatformPage): {
  readonly html: string;
  readonly policy: string;
} {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    ...(script === undefined ? [] : [`script-src 'self' ${hash(script)}`, "connect-src 'self'"]),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  const html = `<!doctype html>
<html lang="${languageTag(locale)}" dir="${directionOf(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${escapeHtml(brand.name)}</title><style>${gameStyle(brand, theme)}${STYLE}</style></head>
<body><header><h1>${escapeHtml(title)}</h1><a href="${escapeHtml(back.href)}">${escapeHtml(back.label)}</a></header>
<main>${body}</main>${script === undefined ? '' : `<script>${script}</script>`}</body></html>`;
  return { html, policy };
}
