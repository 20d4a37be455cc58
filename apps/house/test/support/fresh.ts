/**
 * Headers of a call that keeps no connection: a server may close a kept one just as a busy process uses it again,
 * and the call fails with "other side closed".
 */
export const FRESH = { connection: 'close' };
