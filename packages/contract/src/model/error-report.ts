import { z } from 'zod';
import { ERROR_FRAME, ERROR_REPORT_LIMITS } from '../error-reports.ts';

const { name, message, route, release, frame, frames } = ERROR_REPORT_LIMITS;

/**
 * An error of the web app, without anything of a person. The backend adds the family of the browser and the language of the
 * request, and nothing else.
 */
export const ErrorReport = z
  .strictObject({
    source: z.enum(['browser', 'server']).meta({ description: 'Where the web app ran' }),
    name: z
      .string()
      .regex(/^[\w$ .-]+$/)
      .max(name),
    message: z.string().max(message).meta({
      description: 'Without emails, numbers, tokens and query strings; the backend removes them again',
    }),
    stack: z
      .array(z.string().regex(ERROR_FRAME).max(frame))
      .max(frames)
      .meta({ description: 'Files of the web app alone' }),
    route: z
      .string()
      .regex(/^[\w/$.-]*$/)
      .max(route)
      .meta({ description: 'Pattern of the page, such as `/$sport/$slug`; empty if unknown' }),
    release: z
      .string()
      .regex(/^[\w.+-]+$/)
      .max(release)
      .meta({ description: 'Version and build of the web app' }),
  })
  .meta({ id: 'ErrorReport' });
export type ErrorReport = z.infer<typeof ErrorReport>;
