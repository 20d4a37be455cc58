import { PlaySummary } from '../model/play-summary.ts';
import { ResponsibleGambling } from '../model/responsible-gambling.ts';
import { answers, answersEmpty, extension } from './route.ts';

export const getResponsibleGambling = {
  method: 'get',
  path: '/player/responsible_gambling',
  operationId: 'getResponsibleGambling',
  description:
    'Asked every 30 s, which counts the time signed in. 400 (code 177): there is neither a reality check nor a limit of time, asking ends. 403 (code 175): a limit of time is reached, its detail says when it starts again',
  responses: answers(ResponsibleGambling, [400, 401, 403]),
} as const;

export const postSportsbookContinue = {
  method: 'post',
  path: '/sportsbook_sessions/continue',
  operationId: 'postSportsbookContinue',
  description:
    'Acknowledges the reality check of the session. Idempotent: a check that is not due yet keeps its time',
  responses: answersEmpty([401]),
} as const;

export const postActivity = {
  method: 'post',
  path: '/player/activity_limit_track',
  operationId: 'postActivity',
  description:
    'Counts the time since the last call of the player, 60 s at most. 401 with code 176: the limit of activity is reached, and all sessions of the player have ended',
  responses: answersEmpty([401]),
} as const;

export const getPlaySummary = {
  method: 'get',
  path: '/player/play_summary',
  operationId: 'getPlaySummary',
  description: 'Twelve calendar weeks from Monday in the zone of the backend, this one included',
  ...extension('A player compares what he stakes with his own limits, week by week.'),
  responses: answers(PlaySummary, [401]),
} as const;
