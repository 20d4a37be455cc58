import { z } from 'zod';
import { QUICK_STAKES_MAX, QUICK_STAKES_MIN } from '../constants/index.ts';
import { Layout } from '../layout/layout.ts';
import { EpochMs, MinorUnits } from '../model/ids.ts';
import { OddsAcceptMode, OddsFormat, Settings } from '../model/settings.ts';
import { answers, extension, optionalBody } from './route.ts';

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
    body: optionalBody(
      z
        .object({
          stakes: z
            .record(
              z.string(),
              z.array(MinorUnits).meta({ minItems: QUICK_STAKES_MIN, maxItems: QUICK_STAKES_MAX }),
            )
            .optional()
            .meta({
              description:
                'By currency of the system data: quick stakes within its `bet_limits`; each wrong currency is named',
            }),
          auto_accept_odds_change: OddsAcceptMode.optional(),
          odds_type: OddsFormat.optional(),
          one_signal_push_notification_subscription: z.string().max(64).optional().meta({
            description:
              'Id of a push subscription of the player: its device is told from now on; 422 for any other',
          }),
        })
        .meta({ id: 'SettingsChange' }),
    ),
  },
  responses: answers(Settings, [401]),
} as const;

/** A layout as a backend serves it. */
const ServedLayout = Layout.extend({
  faults: z
    .array(z.object({ path: z.string(), reason: z.string() }))
    .optional()
    .meta({ description: "What was left out of the operator's layout, and where; absent where nothing was" }),
  changes_at: EpochMs.optional().meta({
    description: 'When a block comes or goes next; absent where none does',
  }),
}).meta({ id: 'ServedLayout' });

export const getLayout = {
  method: 'get',
  path: '/layouts/{page}',
  operationId: 'getLayout',
  ...extension(
    'Pages are composed by an administrator; the specification shows no call that returns the composition.',
  ),
  request: {
    params: z.object({
      page: z
        .string()
        .max(80)
        .meta({ description: 'Name of a page, or `custom.` and the path of one that an operator added' }),
    }),
    query: z.object({
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional()
        .meta({ description: 'Of the reader; blocks for other countries are left out' }),
    }),
  },
  responses: answers(ServedLayout),
} as const;

export const getLayouts = {
  method: 'get',
  path: '/layouts',
  operationId: 'getLayouts',
  ...extension('Who keeps pages for many readers has to know for which countries they differ.'),
  responses: answers(
    z
      .object({
        countries: z
          .array(z.string())
          .meta({ description: 'Countries that a block of any page or a rule of the operator names' }),
        blocked: z
          .array(z.string())
          .optional()
          .meta({ description: 'Countries to whose readers no page is shown' }),
      })
      .meta({ id: 'Layouts' }),
  ),
} as const;
