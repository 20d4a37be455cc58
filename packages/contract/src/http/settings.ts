import { z } from 'zod';
import { Layout } from '../layout/layout.ts';
import { MinorUnits } from '../model/ids.ts';
import { OddsAcceptMode, OddsFormat, Settings } from '../model/settings.ts';
import { answers, body, extension } from './route.ts';

export const getSettings = {
  method: 'get',
  path: '/settings',
  operationId: 'getSettings',
  responses: answers(Settings),
} as const;

export const postSettings = {
  method: 'post',
  path: '/settings',
  operationId: 'postSettings',
  request: {
    body: body(
      z
        .object({
          stakes: z.record(z.string(), z.array(MinorUnits)).optional(),
          auto_accept_odds_change: OddsAcceptMode.optional(),
          odds_type: OddsFormat.optional(),
        })
        .meta({ id: 'SettingsChange' }),
    ),
  },
  responses: answers(Settings),
} as const;

/** A layout as a backend serves it. */
const ServedLayout = Layout.extend({
  faults: z
    .array(z.object({ path: z.string(), reason: z.string() }))
    .optional()
    .meta({ description: "What was left out of the operator's layout, and where; absent where nothing was" }),
}).meta({ id: 'ServedLayout' });

export const getLayout = {
  method: 'get',
  path: '/layouts/{page}',
  operationId: 'getLayout',
  ...extension(
    'Pages are composed by an administrator; the specification shows no call that returns the composition.',
  ),
  request: { params: z.object({ page: z.string().max(64) }) },
  responses: answers(ServedLayout),
} as const;
