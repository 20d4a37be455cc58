import { z } from 'zod';

const address = z.string().max(2_000);
const sender = {
  provider: z.string().meta({ description: 'Name of who shows it, as players read it' }),
  language: z.string().meta({ description: 'Language of the commentary, BCP 47' }),
};

/**
 * Moving pictures of a match as an HLS playlist.
 * Shape: `link` is absolute, or a path below the root that holds the APIs. Source: specification §3, video link, provider, language.
 */
export const Video = z
  .object({ link: address.meta({ description: 'Address of an HLS playlist' }), ...sender })
  .meta({ id: 'Video' });
export type Video = z.infer<typeof Video>;

/**
 * Moving pictures of a match on somebody's page. Shape: addresses as those of `Video`; one of the two is there at least.
 * Source: specification §3, stream link and frame.
 */
export const Stream = z
  .object({
    link: address.nullable().meta({ description: 'Page to be opened in a window of its own' }),
    frame: address.nullable().meta({ description: 'Page to be shown inside a frame' }),
    ...sender,
  })
  .meta({ id: 'Stream' });
export type Stream = z.infer<typeof Stream>;
