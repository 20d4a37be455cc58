import { errors, jwtVerify, SignJWT } from 'jose';

/** What a connection token says: who connects (empty: a visitor), and until when (epoch seconds). */
export interface ConnectionClaims {
  readonly user: string;
  readonly expiresAt: number | null;
  readonly info: unknown;
}

/** What a subscription token says. `client` binds it to one connection when set. */
export interface SubscriptionClaims extends ConnectionClaims {
  readonly channel: string;
  readonly client: string | null;
}

/** A token is good, too old, or not ours. */
export type Checked<Claims> = { readonly claims: Claims } | 'expired' | 'invalid';

const ALGORITHM = 'HS256';

/** Signs and checks the tokens of the real-time layer (JWT, HS256). */
export interface RealtimeTokens {
  signConnection(user: string, ttlS: number): Promise<string>;
  signSubscription(user: string, channel: string, ttlS: number): Promise<string>;
  checkConnection(token: string): Promise<Checked<ConnectionClaims>>;
  checkSubscription(token: string): Promise<Checked<SubscriptionClaims>>;
}

/**
 * Tokens under one secret. Shape: `sub` is the user, `channel` the channel of a subscription token.
 * Units: `ttlS` seconds; 0 or less makes a token that is already expired.
 */
export function createTokens(secret: string): RealtimeTokens {
  const key = new TextEncoder().encode(secret);
  const sign = (claims: Record<string, unknown>, user: string, ttlS: number) => {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
      .setSubject(user)
      .setIssuedAt(now)
      .setExpirationTime(now + ttlS)
      .sign(key);
  };
  const open = async (token: string) => {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM] });
      return payload;
    } catch (error) {
      return error instanceof errors.JWTExpired ? ('expired' as const) : ('invalid' as const);
    }
  };

  return {
    signConnection: (user, ttlS) => sign({}, user, ttlS),
    signSubscription: (user, channel, ttlS) => sign({ channel }, user, ttlS),
    async checkConnection(token) {
      const payload = await open(token);
      if (typeof payload === 'string') return payload;
      // A subscription token must not open a connection.
      if ('channel' in payload) return 'invalid';
      return { claims: base(payload) };
    },
    async checkSubscription(token) {
      const payload = await open(token);
      if (typeof payload === 'string') return payload;
      const { channel, client } = payload;
      if (typeof channel !== 'string') return 'invalid';
      return { claims: { ...base(payload), channel, client: typeof client === 'string' ? client : null } };
    },
  };
}

function base(payload: { sub?: string; exp?: number; info?: unknown }): ConnectionClaims {
  return { user: payload.sub ?? '', expiresAt: payload.exp ?? null, info: payload.info };
}
