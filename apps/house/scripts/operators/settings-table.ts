import { OFFERED_LOCALES } from '@touchline/i18n/locale-table';

/** One variable of the environment, as operators read of it. Who reads it and what it may be, the readers themselves say. */
export interface Setting {
  readonly name: string;
  /** Its value where it is not set, as it would be written; null where there is none. */
  readonly fallback: string | null;
  /** What the reader does not say by itself, of a text that it takes as it is. */
  readonly takes?: string;
  readonly means: string;
}

/** Every variable that house and web app read. `settings-page.test.ts` compares it with what they do read. */
export const SETTINGS: readonly Setting[] = [
  { name: 'HOST', fallback: '127.0.0.1', takes: 'address', means: 'interface that the process listens on' },
  { name: 'WEB_PORT', fallback: '3000', means: 'port of the web app' },
  { name: 'HOUSE_PORT', fallback: '4000', means: 'port of the house' },
  { name: 'HOUSE_URL', fallback: 'http://127.0.0.1:4000', means: 'where the web app finds the house' },
  {
    name: 'PUBLIC_ORIGIN',
    fallback: null,
    means:
      'address under which visitors see the product; links in the head and in mail are written with it, else with host and port, and with the first of `HOUSE_ALLOWED_ORIGINS`',
  },
  {
    name: 'DATA_DIR',
    fallback: 'data',
    takes: 'folder',
    means: 'data of the house and files of the operator',
  },
  {
    name: 'DATABASE_URL',
    fallback: null,
    takes: 'address',
    means:
      'PostgreSQL instead of the database in the data folder; several houses may share one ([deploy](../../deploy/README.md))',
  },
  {
    name: 'DATABASE_POOL_SIZE',
    fallback: '10',
    means:
      'connections of one backend to PostgreSQL for calls and for the feed; three more are for probes, metrics and leadership ([deploy](../../deploy/README.md#under-load))',
  },
  {
    name: 'REALTIME',
    fallback: 'hub',
    takes: '`hub` or `centrifugo`',
    means:
      'real-time layer: the one of the house, or a Centrifugo beside it ([deploy](../../deploy/README.md))',
  },
  {
    name: 'CENTRIFUGO_API_URL',
    fallback: null,
    takes: 'address',
    means: 'HTTP API of Centrifugo, such as `http://127.0.0.1:9000/api`',
  },
  { name: 'CENTRIFUGO_API_KEY', fallback: null, takes: 'text', means: 'key of that API' },
  {
    name: 'CENTRIFUGO_TOKEN_SECRET',
    fallback: null,
    takes: '32 characters or more',
    means: 'secret of the tokens that Centrifugo checks',
  },
  {
    name: 'REALTIME_URL',
    fallback: null,
    takes: 'address',
    means: 'where the web app joins sockets, such as `http://127.0.0.1:8000`; else `HOUSE_URL`',
  },
  {
    name: 'LOCALES',
    fallback: OFFERED_LOCALES.join(','),
    means: 'locales that are offered, the default first ([locales](locales.md))',
  },
  { name: 'LOCALE_REQUIRED', fallback: '0', means: '1: even the default locale stands in addresses' },
  { name: 'RTL_ENABLED', fallback: '1', means: '0: no page runs from right to left, whatever its language' },
  {
    name: 'TIME_ZONE',
    fallback: 'auto',
    means:
      "zone of times and days on pages. `auto`: pages are rendered in UTC and change to the reader's own zone in the browser. A zone that a player chooses comes before both",
  },
  { name: 'ROBOTS', fallback: 'noindex', means: 'what robots may do with pages' },
  {
    name: 'COUNTRY_HEADER',
    fallback: 'cf-ipcountry',
    takes: 'name of a header',
    means:
      "header in which the network before the product says the reader's country; without it no country is blocked ([flags and countries](flags.md))",
  },
  { name: 'FRAME_ORIGINS', fallback: null, means: 'other origins whose pages may stand in a frame' },
  { name: 'IMAGE_ORIGINS', fallback: null, means: 'other origins that pictures may come from' },
  {
    name: 'IMAGE_FOLDER',
    fallback: null,
    takes: 'folder',
    means: 'where pictures are kept that were made; else a folder of the system for temporary files',
  },
  {
    name: 'HOUSE_ALLOWED_ORIGINS',
    fallback: 'http://127.0.0.1:3000,http://localhost:3000',
    means:
      'origins whose pages may change something, beside that of the request; `npm start` names its own port',
  },
  {
    name: 'HOUSE_BRAND',
    fallback: 'touchline',
    means: 'brand where the data folder has none ([look](look.md))',
  },
  {
    name: 'OPERATORS_FILE',
    fallback: null,
    takes: 'file',
    means:
      'operators of the house, each with name, role and the hash of a secret of his own ([operating](operating.md)); without it and without `OPERATOR_SECRET` there is no door for `npx touchline-operator`',
  },
  {
    name: 'OPERATOR_SECRET',
    fallback: null,
    means:
      'in place of that file, for a house of one person: one secret, whose holder is an admin called `operator` in the audit log',
  },
  { name: 'HOUSE_OFF', fallback: null, means: 'features that are switched off ([switches](switches.md))' },
  {
    name: 'HOUSE_ON',
    fallback: null,
    means: 'features that are switched on, of those that usually are not ([switches](switches.md))',
  },
  {
    name: 'HOUSE_CAPABILITIES',
    fallback: 'all',
    takes: '`all`, `none` or names out of [extensions](../extensions.md)',
    means: 'what goes beyond the specification',
  },
  {
    name: 'HOUSE_ODDS_TYPES',
    fallback: null,
    means: 'formats of odds that visitors may choose, european among them; else all',
  },
  {
    name: 'HOUSE_MULTI_SINGLE',
    fallback: null,
    means: 'providers whose selections become several singles in the slip',
  },
  {
    name: 'HOUSE_SPORTS',
    fallback: null,
    takes: 'keys, parted by commas',
    means: 'sports that are played; else all',
  },
  {
    name: 'HOUSE_WELCOME',
    fallback: '1',
    means: '0: new players start without play money',
  },
  {
    name: 'HOUSE_PAYMENTS',
    fallback: 'off',
    takes: '`off` or `stand-in`',
    means:
      'who takes deposits: the stand-in takes test cards and no money, and `npm start` uses it ([payments](payments.md))',
  },
  {
    name: 'PAYMENTS_SECRET',
    fallback: null,
    takes: 'text of 32 characters or more',
    means:
      'signs the notices of the payment provider; the same for houses on one database ([payments](payments.md#notices))',
  },
  {
    name: 'HOUSE_PAYOUT_WITHDRAWAL',
    fallback: '1',
    means: '0: a player cannot take a payout request back',
  },
  {
    name: 'PLATFORM_ORIGIN',
    fallback: null,
    means:
      'origin under which browsers reach the house: it serves the pages of the platform and a payment widget there ([payments](payments.md#the-ways-to-a-deposit)); `npm start` names its own',
  },
  { name: 'HOUSE_BET_DELAY_MS', fallback: '5000', means: 'how long a bet in play waits for its decision' },
  {
    name: 'HOUSE_DRAIN_MS',
    fallback: '0',
    means:
      'how long a house that is told to end goes on answering after `/readyz` says so ([deploy](../../deploy/README.md))',
  },
  {
    name: 'HOUSE_LOG_REQUESTS',
    fallback: '0',
    means:
      '1: the house writes a line of JSON about each request, and errors as such lines ([deploy](../../deploy/README.md))',
  },
  {
    name: 'WEB_LOG_REQUESTS',
    fallback: '0',
    means: '1: the web server does the same ([deploy](../../deploy/README.md))',
  },
  {
    name: 'METRICS_PORT',
    fallback: null,
    means: 'port on which the house answers `GET /metrics` for Prometheus; else nowhere',
  },
  {
    name: 'HOUSE_SPEED',
    fallback: '1',
    means: 'speed of the matches; never of money, delays or heartbeats',
  },
  {
    name: 'HOUSE_SEED',
    fallback: null,
    means: 'the integer that decides the season; else that of the data folder, in a new one 1',
  },
  {
    name: 'HOUSE_CALENDAR_AT',
    fallback: null,
    means: 'instant of the calendar that a new season starts with; else now',
  },
  {
    name: 'HOUSE_STILL',
    fallback: '0',
    means: "1: nothing moves by itself, as for tests; the development API moves matches and the feed's time",
  },
  {
    name: 'HOUSE_REPLAY',
    fallback: null,
    takes: 'file',
    means:
      'recorded match day ([format](../feed-format.md)) or tape ([how](../development.md#tapes)) that is played instead of the season',
  },
  {
    name: 'HOUSE_REPLAY_FAULTS',
    fallback: null,
    means:
      'what goes wrong with a tape on its way into the house, such as `seed=11,drop=0.1,repeat=0.1,reorder=0.1,delay=0.2,delay_ms=2000`',
  },
  {
    name: 'SMTP_URL',
    fallback: null,
    means:
      'server that takes mail to players ([mail](mail.md)); without it mail becomes files in `mails` of the data folder',
  },
  { name: 'MAIL_FROM', fallback: 'Touchline <mail@touchline.example>', means: 'from whom mail comes' },
  {
    name: 'EMAIL_CONFIRMATION',
    fallback: null,
    means:
      '1: players confirm their email ([mail](mail.md#confirmation)); without it 1 where `SMTP_URL` is set, else 0',
  },
  {
    name: 'SMS_GATEWAY_URL',
    fallback: null,
    means:
      'gateway that takes text messages to players ([text messages](texts.md)); without it they become files in `texts` of the data folder',
  },
  {
    name: 'SMS_GATEWAY_SECRET',
    fallback: null,
    takes: 'text without spaces',
    means: 'bearer secret for `SMS_GATEWAY_URL`, which needs one',
  },
  {
    name: 'PHONE_VERIFICATION',
    fallback: '0',
    means:
      '1: players verify their phone before they bet, and sign in with it as with their email ([text messages](texts.md#verification))',
  },
  {
    name: 'SIGN_UP_BY_PHONE',
    fallback: '0',
    means:
      '1: where `PHONE_VERIFICATION` is 1, visitors may sign up by phone in place of an email ([text messages](texts.md#sign-up))',
  },
  {
    name: 'REALITY_CHECK_MINUTES',
    fallback: '60',
    means:
      'minutes between two reality checks of a player who set none himself ([time limits](time-limits.md)); 0: there are none',
  },
  {
    name: 'WEB_PUSH_SUBJECT',
    fallback: 'mailto:push@touchline.example',
    means: 'whom push services may ask about messages of this house',
  },
  {
    name: 'PUSH_ORIGINS',
    fallback: null,
    means: 'push services that the house sends to; else those of the large browsers',
  },
  {
    name: 'HOUSE_DEV',
    fallback: '0',
    means:
      '1: the development API is on, and pages collect their errors ([development](../development.md)); never in production',
  },
  { name: 'WEB_DEV', fallback: '0', takes: '0 or 1', means: '1: hot reload; `npm run dev` sets it' },
];
