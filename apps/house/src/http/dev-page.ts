import { escapeHtml, page } from './html.ts';

interface Field {
  readonly name: string;
  readonly hint?: string;
  readonly options?: readonly string[];
}

const FORMS: readonly {
  readonly action: string;
  readonly title: string;
  readonly fields: readonly Field[];
}[] = [
  {
    action: 'price',
    title: 'Move a price',
    fields: [
      { name: 'match_id' },
      { name: 'market_key', hint: '1042/1/' },
      { name: 'outcome_id' },
      { name: 'odds', hint: '17200 is 1.72; empty releases it' },
    ],
  },
  {
    action: 'suspend',
    title: 'Suspend or reopen',
    fields: [
      { name: 'match_id' },
      { name: 'market_key', hint: 'empty: the whole match' },
      { name: 'on', options: ['true', 'false'] },
    ],
  },
  {
    action: 'score',
    title: 'Score a goal',
    fields: [{ name: 'match_id' }, { name: 'side', options: ['home', 'away'] }],
  },
  {
    action: 'settle',
    title: 'Settle a market',
    fields: [
      { name: 'match_id' },
      { name: 'market_key' },
      { name: 'results', hint: '{"1":"won","2":"lost","3":"lost"}' },
    ],
  },
  {
    action: 'sockets',
    title: 'Sockets',
    fields: [
      { name: 'action', options: ['drop', 'refuse', 'allow'] },
      { name: 'code', hint: '3001' },
    ],
  },
  {
    action: 'provider',
    title: 'Status of a provider',
    fields: [
      { name: 'provider', options: ['betradar', 'oddin', 'betconstruct'] },
      { name: 'status', options: ['ACTIVE', 'INACTIVE'] },
    ],
  },
  { action: 'jump', title: 'Jump in time', fields: [{ name: 'by_ms', hint: 'milliseconds' }] },
];

const input = ({ name, hint, options }: Field) =>
  `<label>${name}${
    options
      ? `<select name="${name}">${options.map((option) => `<option>${option}</option>`).join('')}</select>`
      : `<input name="${name}" placeholder="${escapeHtml(hint ?? '')}">`
  }</label>`;

/** The development API as plain forms. */
export const devPage = () =>
  page(
    'Touchline development',
    `<h1>Development</h1><nav><a href="/dev/state">State</a><a href="/docs">API</a></nav>
${FORMS.map(
  ({ action, title, fields }) =>
    `<h2>${title}</h2><form method="post" action="/dev/${action}">${fields.map(input).join('')}<button>${title}</button></form>`,
).join('')}`,
  );
