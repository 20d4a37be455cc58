/** `expires` and `ttl` of a reply, in seconds; nothing for what does not expire. */
export function lifetime(expiresAt: number | null, now: number) {
  return expiresAt === null ? {} : { expires: true, ttl: Math.max(1, expiresAt - Math.floor(now / 1000)) };
}
