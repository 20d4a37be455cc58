import { z } from 'zod';

/** Id of a status of players: a group that comp points reach, or one that operators give. */
export const StatusId = z.string().regex(/^[a-z0-9_-]{1,40}$/, {
  error: 'must be up to 40 small letters, digits, _ and -',
});
