import { z } from 'zod';

/** A text by locale code; a locale without one takes its language's, then English, then the first. */
export const byLocale = (longest: number) =>
  z
    .record(z.string().min(2).max(10), z.string().max(longest))
    .refine((texts) => Object.values(texts).some((text) => text.trim() !== ''), {
      error: 'needs a text in one locale at least',
    });
