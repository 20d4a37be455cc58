import { ErrorReport } from '../model/error-report.ts';
import { answersEmpty, body, extension } from './route.ts';

/** Takes an error of the web app. No session is read. */
export const postErrorReport = {
  method: 'post',
  path: '/error_reports',
  operationId: 'postErrorReport',
  description: 'Takes an error of the web app without anything of a person. No session is read',
  ...extension('The specification says which errors are reported, and not to whom.'),
  request: { body: body(ErrorReport) },
  responses: answersEmpty([429]),
} as const;
