import { z } from 'zod';
import { PAGE_LIMIT } from '../constants/index.ts';
import { Id, pageOf } from '../model/ids.ts';
import { Notification } from '../model/notification.ts';
import { answers, body, QueryInt } from './route.ts';

const UnreadCounters = z.object({ unread: z.number().int() }).meta({ id: 'UnreadCounters' });

/** What the player was told, newest first. */
export const getNotifications = {
  method: 'get',
  path: '/notifications',
  operationId: 'getNotifications',
  request: {
    query: z.object({ page: QueryInt.optional(), limit: QueryInt.max(PAGE_LIMIT).optional() }),
  },
  responses: answers(pageOf(Notification).meta({ id: 'Notifications' }), [401]),
} as const;

export const getNotificationCounters = {
  method: 'get',
  path: '/notifications/counters',
  operationId: 'getNotificationCounters',
  responses: answers(UnreadCounters, [401]),
} as const;

/** Answers what is still unread. */
export const postNotificationsReadAll = {
  method: 'post',
  path: '/notifications/read-all',
  operationId: 'postNotificationsReadAll',
  responses: answers(UnreadCounters, [401]),
} as const;

/** Answers what is still unread. Ids that are not the player's own are passed over. */
export const postNotificationsRead = {
  method: 'post',
  path: '/notifications/read',
  operationId: 'postNotificationsRead',
  request: {
    body: body(z.object({ ids: z.array(Id).min(1).max(PAGE_LIMIT) }).meta({ id: 'ReadNotifications' })),
  },
  responses: answers(UnreadCounters, [401]),
} as const;
