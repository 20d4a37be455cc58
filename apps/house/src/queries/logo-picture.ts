const KB = 1024;
/** A vector picture is sent as it is, a bitmap in the size of a mark. */
const BYTES_MAX = { vector: 100 * KB, bitmap: 1024 * KB };

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.toString('latin1', at, at + text.length) === text;

/** Whether a file begins as its type does, by extension. */
const BEGINNINGS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  png: (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n'),
  jpg: (bytes) => startsWith(bytes, '\xff\xd8\xff'),
  jpeg: (bytes) => startsWith(bytes, '\xff\xd8\xff'),
  webp: (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8),
  avif: (bytes) => startsWith(bytes, 'ftypavi', 4),
  gif: (bytes) => startsWith(bytes, 'GIF8'),
};

const SVG = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?<svg\b[^>]*\bviewBox\s*=[^>]*>[\s\S]*<\/svg\s*>\s*$/;
/** What runs, embeds a page or loads something from elsewhere. */
const UNSAFE = [
  /<(?:\w+:)?(?:script|foreignObject|iframe|handler|a)\b/i,
  /<[!?](?:DOCTYPE|ENTITY|xml-stylesheet)/i,
  /\son\w+\s*=/i,
  /\bhref\s*=\s*["']?\s*(?!["'#\s]|data:image\/(?:png|jpeg|webp)[;,])/i,
  /\burl\(\s*["']?\s*(?!["'#\s])/i,
  /@import/i,
];

function vectorFault(bytes: Buffer): string | null {
  const text = bytes.toString('utf8').replace(/<!DOCTYPE[^[>]*>/, '');
  if (!SVG.test(text.replace(/<!--[\s\S]*?-->/g, ''))) return 'not an SVG picture with a viewBox';
  return UNSAFE.some((pattern) => pattern.test(text))
    ? 'a script, a link or an address of another file'
    : null;
}

/** Why a file cannot be a logo; null if it can. `extension` is that of its name. */
export function logoFault(extension: string, bytes: Buffer): string | null {
  const isVector = extension === 'svg';
  const most = isVector ? BYTES_MAX.vector : BYTES_MAX.bitmap;
  if (bytes.length > most) return `larger than ${most / KB} kB`;
  if (isVector) return vectorFault(bytes);
  return BEGINNINGS[extension]?.(bytes) ? null : `not a picture of the type ${extension}`;
}
