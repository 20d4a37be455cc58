import { escapeHtml } from './html.ts';

const STYLE =
  'html,body{margin:0;block-size:100%;background:#000}video{display:block;inline-size:100%;block-size:100%;object-fit:contain}';

/** What the page of a stream may do: show the clip. */
export const FRAME_POLICY =
  "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** A page that stands in for a provider's own: the clip with the browser's controls, for a frame or a window. */
export const framePage = (title: string, language: string) => `<!doctype html>
<html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><video src="clip.mp4" aria-label="${escapeHtml(title)}" controls autoplay muted loop playsinline></video></body></html>`;
