import { escapeHtml } from '../escape-html.ts';

export { escapeHtml };

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:2rem auto;padding:0 1rem}
h2{margin-top:2.5rem;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent)}code{font-size:.9em}
table{border-collapse:collapse;width:100%}td,th{text-align:start;vertical-align:top;padding:.4rem .6rem;border-bottom:1px solid color-mix(in srgb,currentColor 15%,transparent)}
th{font-weight:600}small{opacity:.75}form{display:grid;gap:.5rem;margin:0 0 2rem;max-width:30rem}form.inline{margin:0}label{display:grid;gap:.2rem}
input,select,button{font:inherit;padding:.35rem .5rem}nav a{margin-inline-end:1rem}`;

/** A page of the house without scripts or foreign assets. `body` is HTML. */
export const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`;
