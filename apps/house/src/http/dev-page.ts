import { escapeHtml, page } from './html.ts';

/** What the page shows of the house as it is. */
export interface Panel {
  readonly scenarios: readonly {
    readonly name: string;
    readonly sentence: string;
    readonly call: string;
    readonly on: readonly {
      readonly once: boolean;
      readonly player: string | null;
      readonly route: string | null;
    }[];
  }[];
  readonly vipBets: readonly {
    readonly id: string;
    readonly player: string;
    readonly stake: number;
    readonly currency: string;
    readonly potentialReturn: number;
    readonly offered: number | null;
  }[];
  /** The newest first. */
  readonly mails: readonly { readonly to: string; readonly subject: string; readonly link: string }[];
  /** The newest first. */
  readonly texts: readonly { readonly to: string; readonly text: string }[];
}

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
    action: 'status',
    title: 'Put a match into a status',
    fields: [
      { name: 'match_id' },
      { name: 'status', hint: '0 to 5: 2 stopped, 3 closed, 5 not covered; empty lets go of it' },
      { name: 'stage', hint: '60 postponed, 61 delayed, 70 cancelled, 80 interrupted, 90 abandoned' },
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
  {
    action: 'tape',
    title: 'Record or play a tape',
    fields: [
      { name: 'action', options: ['record', 'hold', 'stop', 'play'] },
      { name: 'name', hint: 'tape' },
      { name: 'match_ids', hint: 'to record: all, or 5,6' },
      { name: 'speed', hint: '1' },
      { name: 'seed', hint: '0: decides what the shares meet' },
      { name: 'drop', hint: 'share of publications, 0 to 1' },
      { name: 'repeat', hint: 'share' },
      { name: 'reorder', hint: 'share' },
      { name: 'delay', hint: 'share' },
      { name: 'delay_ms', hint: 'how much later those come' },
    ],
  },
  {
    action: 'seed',
    title: 'Seed a player with bets in every state',
    fields: [
      { name: 'email', hint: 'seed@touchline.example' },
      { name: 'password', hint: 'seed-pass-1' },
      { name: 'further', hint: 'how many settled bets beside them' },
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

const hidden = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');

const button = (action: string, values: Readonly<Record<string, string>>, text: string) =>
  `<form class="inline" method="post" action="/dev/${action}">${hidden(values)}<button>${text}</button></form>`;

const CALLS: Readonly<Record<string, string>> = {
  world: 'lasts',
  placement: 'next bet',
  cash_out: 'next cash-out',
  favourites: 'next call about favourites',
  any: 'next call',
};

function scenarioRow({ name, sentence, call, on }: Panel['scenarios'][number]): string {
  const isOn = on.length > 0;
  const state = on
    .map(({ once, player, route }) =>
      [
        once ? CALLS[call] : 'until off',
        ...(route === null ? [] : [route]),
        ...(player === null ? [] : [player]),
      ].join(', '),
    )
    .join('; ');
  const buttons = isOn
    ? button('scenarios', { name, on: 'false' }, `Switch off ${name}`)
    : button('scenarios', { name, on: 'true' }, `${call === 'now' ? 'Let happen' : 'Switch on'} ${name}`);
  return `<tr><td>${escapeHtml(sentence)}<br><small>${name}</small></td><td>${isOn ? `On: ${escapeHtml(state)}` : 'Off'}</td><td>${buttons}</td></tr>`;
}

const scenarioTable = (scenarios: Panel['scenarios']) =>
  `<h2 id="scenarios">Scenarios</h2><p>Each happens to the next call of its kind and is off after that; what happens to the world lasts until it is switched off, and what happens at once is over at once. POST /dev/scenarios takes the <code>player</code> and the <code>route</code> that it is to meet, and <code>once: false</code>.</p>
<table><thead><tr><th>What happens</th><th>State</th><th>Switch</th></tr></thead><tbody>${scenarios.map(scenarioRow).join('')}</tbody></table>`;

function vipRow({ id, player, stake, currency, potentialReturn, offered }: Panel['vipBets'][number]): string {
  const offer = `<form class="inline" method="post" action="/dev/vip">${hidden({ bet_id: id, decision: 'offer' })}<input name="stake" aria-label="Other stake" placeholder="smallest units"><button>Offer this stake</button></form>`;
  const state = offered === null ? '' : `<br><small>offered: ${offered}</small>`;
  const buttons = `${button('vip', { bet_id: id, decision: 'accept' }, 'Accept')}${button('vip', { bet_id: id, decision: 'refuse' }, 'Refuse')}${offer}`;
  return `<tr><td>${escapeHtml(player)}<br><small>${id}</small></td><td>${stake} ${currency}, returns ${potentialReturn}${state}</td><td>${buttons}</td></tr>`;
}

const vipTable = (bets: Panel['vipBets']) =>
  `<h2 id="vip">Bets that wait for a trader</h2>${
    bets.length === 0
      ? '<p>None. A stake from the VIP limit of its currency on waits here; amounts are in smallest units.</p>'
      : `<table><thead><tr><th>Player</th><th>Stake</th><th>Decision</th></tr></thead><tbody>${bets.map(vipRow).join('')}</tbody></table>`
  }`;

const mailRow = ({ to, subject, link }: Panel['mails'][number]) =>
  `<tr><td>${escapeHtml(to)}</td><td>${escapeHtml(subject)}</td><td><a href="${escapeHtml(link)}">Open the link</a></td></tr>`;

const mailTable = (mails: Panel['mails']) =>
  `<h2 id="mails">Mail</h2>${
    mails.length === 0
      ? '<p>None since the start.</p>'
      : `<table><thead><tr><th>To</th><th>Subject</th><th>Link</th></tr></thead><tbody>${mails.map(mailRow).join('')}</tbody></table>`
  }`;

const textRow = ({ to, text }: Panel['texts'][number]) =>
  `<tr><td>${escapeHtml(to)}</td><td>${escapeHtml(text)}</td></tr>`;

const textTable = (texts: Panel['texts']) =>
  `<h2 id="texts">Text messages</h2>${
    texts.length === 0
      ? '<p>None since the start.</p>'
      : `<table><thead><tr><th>To</th><th>Text</th></tr></thead><tbody>${texts.map(textRow).join('')}</tbody></table>`
  }`;

/** The development panel: named scenarios, and the development API as plain forms. */
export const devPage = ({ scenarios, vipBets, mails, texts }: Panel) =>
  page(
    'Touchline development',
    `<h1>Development</h1><nav><a href="/dev/state">State</a><a href="/docs">API</a></nav>
${scenarioTable(scenarios)}
${vipTable(vipBets)}
${mailTable(mails)}
${textTable(texts)}
${FORMS.map(
  ({ action, title, fields }) =>
    `<h2>${title}</h2><form method="post" action="/dev/${action}">${fields.map(input).join('')}<button>${title}</button></form>`,
).join('')}`,
  );
