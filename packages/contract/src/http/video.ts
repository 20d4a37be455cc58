import { z } from 'zod';
import { Id } from '../model/ids.ts';
import { Stream, Video } from '../model/video.ts';
import { answers } from './route.ts';

const request = { params: z.object({ id: Id }) };
const WHO = '401 for who is not signed in; 404 where the match is not shown, or not in play';

export const getMatchVideo = {
  method: 'get',
  path: '/matches/{id}/video',
  operationId: 'getMatchVideo',
  description: `HLS playlists, which hold for some hours; ${WHO}`,
  request,
  responses: answers(z.object({ data: z.array(Video) }).meta({ id: 'Videos' }), [401]),
} as const;

export const getMatchStreams = {
  method: 'get',
  path: '/matches/{id}/streams',
  operationId: 'getMatchStreams',
  description: `Pages of others that show the match; ${WHO}`,
  request,
  responses: answers(z.object({ data: z.array(Stream) }).meta({ id: 'Streams' }), [401]),
} as const;
