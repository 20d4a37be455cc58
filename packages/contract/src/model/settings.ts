import { z } from 'zod';
import { FLAG_STATUSES } from '../constants/flags.ts';
import { ODDS_FORMATS } from '../constants/odds-formats.ts';
import { DEPOSIT_WAYS } from '../constants/payments.ts';
import { MARKETING_CHANNELS } from '../constants/player-fields.ts';
import { EpochMs, Id, MinorUnits, Provider, ProviderStatus } from './ids.ts';

export const OddsFormat = z.enum(ODDS_FORMATS).meta({ id: 'OddsFormat' });
export type OddsFormat = z.infer<typeof OddsFormat>;

export const OddsAcceptMode = z.enum(['none', 'higher', 'any']).meta({ id: 'OddsAcceptMode' });
export type OddsAcceptMode = z.infer<typeof OddsAcceptMode>;

/** A system that a bet can be. Shape: with folds it is all combinations of each listed size (a Yankee), else all winCount-folds. */
export const SystemType = z
  .object({
    id: Id,
    total_count: z.number().int(),
    win_count: z.number().int(),
    folds: z.array(z.number().int()).optional(),
  })
  .meta({ id: 'SystemType' });
export type SystemType = z.infer<typeof SystemType>;

export const Settings = z
  .object({
    custom_bet_enabled: z.boolean(),
    custom_bet_single_enabled: z
      .boolean()
      .meta({ description: 'Whether a custom bet may have one selection; otherwise that is a single' }),
    stakes: z.record(z.string(), z.array(MinorUnits)).meta({ description: 'Quick stakes by currency' }),
    odds_accept_mode: OddsAcceptMode,
    odds_types: z.object({ available: z.array(OddsFormat), selected: OddsFormat }),
    active_odds_type: OddsFormat,
    sport_type_providers: z
      .record(z.string(), z.array(Provider))
      .meta({ description: 'Who provides sports of each type; nobody where there are none' }),
    provider_statuses: z.record(z.string(), ProviderStatus),
    multi_single_available_by_provider: z.record(z.string(), z.boolean()),
    is_horse_racing_enabled: z.boolean(),
    is_lottery_enabled: z.boolean(),
    is_multi_active_freebets_allowed: z.boolean(),
    video_enabled: z.boolean(),
    share_bet_enabled: z.boolean(),
    bet_limits: z
      .record(
        z.string(),
        z.object({
          min_stake: MinorUnits,
          max_stake: MinorUnits,
          max_payout: MinorUnits,
          vip_stake: MinorUnits.optional().meta({
            description: 'From this stake on a trader approves the bet',
          }),
        }),
      )
      .meta({ description: 'By currency' }),
    bet_delay_ms: z.number().int().meta({ description: 'Delay of a bet in play' }),
    system_types: z.array(SystemType),
    capabilities: z.array(z.string()),
    updated_at: EpochMs,
  })
  .meta({ id: 'Settings' });
export type Settings = z.infer<typeof Settings>;

export const Currency = z
  .object({
    code: z.string(),
    subunits: z.number().int(),
    fiat: z.boolean(),
    subcurrencies: z.array(z.object({ code: z.string(), subunits: z.number().int() })),
  })
  .meta({ id: 'Currency' });

/** Addresses of the operator's platform. Paths begin with a slash. Source: specification §2 and §7. */
export const PlatformAddresses = z
  .object({
    frontend_origin: z.string().meta({ description: 'Origin of the pages below and of the payment widget' }),
    backend_origin: z.string().meta({ description: 'Origin that the payment widget calls' }),
    api_prefix: z.string().meta({ description: 'Path that its calls begin with' }),
    payment_widget_script: z
      .string()
      .nullable()
      .meta({ description: 'Path of the script; null: there is no payment widget' }),
    payment_widget_origins: z
      .array(z.string())
      .meta({ description: 'Further origins that the widget loads from, calls and shows in frames' }),
    deposit_page: z.string().nullable().meta({ description: 'Path; null: deposits have no page' }),
    transactions_page: z.string(),
    terms_page: z.string(),
    help_page: z.string(),
  })
  .meta({ id: 'PlatformAddresses' });
export type PlatformAddresses = z.infer<typeof PlatformAddresses>;

/** A chat of somebody else. Its script runs in a frame page of the web app. */
export const ForeignChat = z
  .object({
    adapter: z.enum(['support', 'social']).meta({
      description: 'A widget of support for everybody, or a chat among players, who are named by an id',
    }),
    script: z.string().meta({ description: 'Address of the script' }),
    origins: z
      .array(z.string())
      .meta({ description: 'Further origins that the script loads from, calls and shows in frames' }),
  })
  .meta({ id: 'ForeignChat' });
export type ForeignChat = z.infer<typeof ForeignChat>;

const OwnChat = z
  .object({ adapter: z.literal('own').meta({ description: 'With support, by `GET /player/chat`' }) })
  .meta({ id: 'OwnChat' });

/** The chat that the operator offers. */
export const PlatformChat = z
  .discriminatedUnion('adapter', [ForeignChat, OwnChat])
  .meta({ id: 'PlatformChat' });
export type PlatformChat = z.infer<typeof PlatformChat>;

/** What a page needs to know before anybody signs in. Source: specification §3, system data. */
export const SystemData = z
  .object({
    locales: z.array(z.object({ code: z.string(), name: z.string(), direction: z.enum(['ltr', 'rtl']) })),
    locale_required: z.boolean(),
    platform_settings: z.object({
      brand: z.string(),
      mark: z.string().optional().meta({
        description: 'Outline of the logo on a square of 26 units; without it the product draws its own',
      }),
      time_zone: z.string().meta({ description: 'Zone that pages are rendered in' }),
      time_zone_auto: z.boolean().optional().meta({
        description: "Whether a page changes to the reader's own zone in the browser (extension)",
      }),
      age_limit: z.number().int(),
      licence: z.string(),
      help_url: z.string(),
      legal: z
        .object({
          operator: z.string(),
          licence_url: z.string().nullable(),
          help: z.array(z.object({ name: z.string(), url: z.string() })),
        })
        .optional()
        .meta({
          description:
            'Who runs the product, where its licence can be checked, and who helps, in the language asked',
        }),
      rtl_enabled: z.boolean(),
      email_confirmation: z.boolean().optional().meta({
        description: 'Whether emails have to be confirmed by the link of a mail (extension)',
      }),
      phone_verification: z.boolean().optional().meta({
        description: 'Whether bets are refused until the player has verified a phone (extension)',
      }),
      terms: z.object({ version: z.string(), url: z.string().nullable() }).optional().meta({
        description:
          'Version of the terms that a player has to accept, and their address if it is not the page of rules (extension)',
      }),
      deposit_needs_fields: z.boolean().optional().meta({
        description: 'Whether deposits are refused while `auth_fields_missed` names fields (extension)',
      }),
      marketing_channels: z.array(z.enum(MARKETING_CHANNELS)).optional().meta({
        description: 'Channels of marketing that a player is asked about (extension)',
      }),
      platform: PlatformAddresses.optional().meta({
        description: 'Without it there is no payment widget and no page of the platform',
      }),
      chat: PlatformChat.optional().meta({ description: 'Without it there is no chat (extension)' }),
      casino_parameters: z.array(z.string()).optional().meta({
        description: 'Parameters of an address that go along to the deposit page',
      }),
      deposit_ways: z.array(z.enum(DEPOSIT_WAYS)).optional().meta({
        description:
          'Ways to pay in, the first that is available counts; without it all in their usual order, empty: deposits are off',
      }),
      deposit_blocked_countries: z.array(z.string()).optional().meta({
        description: 'Codes of countries from which nobody pays in (extension)',
      }),
      deposit_reminder: z
        .object({ status_group: z.string(), remind_after: z.number().int().optional() })
        .optional()
        .meta({
          description:
            'Players with this status are reminded that they can pay in, after this many seconds, else ten; without it nobody is (extension)',
        }),
      sign_up_reminder_seconds: z.number().int().optional().meta({
        description:
          'After this many seconds sign-up opens for a visitor, once; without it never (extension)',
      }),
      welcoming_popup: z.boolean().optional().meta({
        description: 'Whether the text `welcoming-popup` is shown to a new visitor, once (extension)',
      }),
      user_group: z.object({ id: z.string(), frontend_origin: z.string().nullable() }).optional().meta({
        description:
          'Status that a signed-in player needs, and the origin that a player without it is sent to; null: to the page `/locked` (extension)',
      }),
      pages: z
        .array(z.object({ path: z.string(), title: z.string(), description: z.string() }))
        .optional()
        .meta({ description: 'Pages that an operator added, in the language asked' }),
    }),
    feature_flags: z
      .array(z.object({ name: z.string(), status: z.enum(FLAG_STATUSES) }).meta({ id: 'FeatureFlag' }))
      .optional()
      .meta({
        description:
          'What an inactive flag names is neither shown nor called. One that is not listed is active, and `test` inactive',
      }),
    player_fields: z
      .array(z.string())
      .meta({ description: 'Fields that sign-up asks for, in the order of the form' }),
    currencies: z.array(Currency),
    countries: z.array(z.object({ code: z.string(), name: z.string(), sign_up_blocked: z.boolean() })),
    user_country: z.string().nullable(),
    default_currency_code: z.string(),
    server_time: EpochMs,
  })
  .meta({ id: 'SystemData' });
export type SystemData = z.infer<typeof SystemData>;

const Count = z.object({ id: Id, live: z.number().int(), total: z.number().int() });
export const Counters = z
  .object({
    live: z.number().int(),
    sports: z.array(Count),
    categories: z.array(Count),
    tournaments: z.array(Count),
  })
  .meta({ id: 'Counters' });
export type Counters = z.infer<typeof Counters>;
