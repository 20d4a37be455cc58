import { randomBytes } from 'node:crypto';

/** Without letters and digits that are easily mistaken for each other. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** Random id of letters and digits; 12 of them are about 59 bits. */
export function randomId(length = 12): string {
  let id = '';
  while (id.length < length) {
    for (const byte of randomBytes(length)) {
      // Bytes beyond the last whole multiple would make some letters likelier than others.
      if (byte < 248 && id.length < length) id += ALPHABET[byte % ALPHABET.length];
    }
  }
  return id;
}
