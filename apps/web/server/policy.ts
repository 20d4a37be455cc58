import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** Sources of the inline scripts that run in a page, each as the hash that a policy names. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    const isData = /\btype="application\/(?:ld\+)?json"/.test(attributes);
    if (isData || /\bsrc=/.test(attributes) || text === '') continue;
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return [...hashes];
}

/**
 * Content-security-policy of a page, which allows exactly the inline scripts that it was rendered with, and frames of the
 * product's own origin and those of `frameOrigins` alone.
 */
export function contentPolicy(html: string, frameOrigins: readonly string[] = []): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes(html).join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    // What a script fills a player with has an address of its own kind.
    "media-src 'self' blob:",
    "connect-src 'self'",
    ["frame-src 'self'", ...frameOrigins].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    // One policy, which knows the address of the service worker and no other.
    'trusted-types worker',
  ].join('; ');
}

/** Headers of every HTML answer beside its policy. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'SAMEORIGIN',
} as const;

/** Headers of an answer to an address that carried a secret. */
export const SECRET_HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' } as const;
