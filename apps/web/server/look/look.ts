import { createHash } from 'node:crypto';
import type { Brand } from '@touchline/contract/brand';
import { BASE_PATH } from '@touchline/contract/constants';
import type { Sprite } from './sprite.ts';

/** Where what follows from a brand is served; each name below it carries the version of what it serves. */
export const LOOK_PLACE = `${BASE_PATH}/look`;

/** Name of the picture that stands beside a link to the product elsewhere. */
export const SOCIAL_FILE = 'social';

/** What the product wears: an operator's brand, and the sprite with his icons where he has some. */
export interface Look {
  readonly version: string;
  readonly brand: Brand;
  /** Whether the brand is the one that the product's style sheet already has. */
  readonly isOwn: boolean;
  readonly sprite: Sprite | undefined;
}

/** A short name of a text, other for another text. */
export const versionOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);
