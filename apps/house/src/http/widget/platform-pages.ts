import { invariant } from '@touchline/betting';
import type { Payment } from '@touchline/contract';
import { PLATFORM_PREFIX } from '@touchline/contract/headers';
import {
  formatDateTime,
  formatMoney,
  type PlatformTexts,
  platformTexts,
} from '@touchline/i18n/platform-texts';
import type { House } from '../../house.ts';
import { negotiateLocale } from '../../locales.ts';
import { sessionHash } from '../../players/sessions.ts';
import { createLegal } from '../../queries/legal.ts';
import { createOperatorTexts } from '../../queries/operator-texts.ts';
import { findPayments } from '../../queries/payments.ts';
import { OWN_PAGES } from '../../queries/platform-file.ts';
import { serverTimeZone } from '../../time-zones.ts';
import { currencyOf, DEFAULT_CURRENCY } from '../../wallet/currencies.ts';
import { sessionCookie } from '../cookies.ts';
import { escapeHtml } from '../html.ts';
import { createApi, type HttpContext } from '../http-env.ts';
import { playerOf } from '../visitor.ts';
import { asScript, platformPage } from './platform-page.ts';
import { textAsHtml } from './platform-text.ts';
import { WIDGET_SCRIPT } from './widget-script.ts';
import type { WidgetTickets } from './widget-tickets.ts';

/** Payments of the page of transactions. */
const MOST_LISTED = 50;
const TERMS = ['terms-and-conditions', 'general-rules'];
const RETURN_PARAMETER = 'quick-deposit-status';

const STATUS_TEXTS: Readonly<Record<Payment['status'], keyof PlatformTexts>> = {
  pending: 'pending',
  needs_confirmation: 'needsConfirmation',
  succeeded: 'succeeded',
  failed: 'failed',
  initial: 'initial',
  approved: 'approved',
  declined: 'declined',
  paid: 'paid',
  withdrawn: 'withdrawn',
};

/** Starts the widget on the deposit page, and goes back with its result. */
const START = `const note=document.getElementById('note');
const init=()=>PaymentWidget.init({...config,container:document.getElementById('widget'),onNotify:({type,message})=>{note.dataset.type=type;note.textContent=message},onResult:({status})=>{location.assign(config.returnUrls[status])}});
const script=document.createElement('script');script.src=${asScript(OWN_PAGES.payment_widget_script)};script.onload=init;
script.onerror=()=>{note.dataset.type='danger';note.textContent=config.failed};document.head.append(script)`;

function paymentRow(payment: Payment, locale: string, timeZone: string): string {
  const texts = platformTexts(locale);
  const currency = currencyOf(payment.currency);
  const amount = currency ? formatMoney(payment.amount, currency, locale) : '';
  const cells = [
    formatDateTime(payment.created_at, locale, timeZone),
    payment.kind === 'deposit' ? texts.deposit : texts.payout,
    amount,
    texts[STATUS_TEXTS[payment.status]],
  ];
  return `<tr>${cells.map((cell) => `<td><bdi>${escapeHtml(cell)}</bdi></td>`).join('')}</tr>`;
}

/** What the pages share. `origin`: where browsers reach them. */
interface Around {
  readonly house: House;
  readonly tickets: WidgetTickets;
  readonly origin: string;
}

/** What one page shows. `body` is HTML. */
interface Shown {
  readonly title: string;
  readonly body: string;
  readonly script?: string;
}
type Page = (c: HttpContext, around: Around, locale: string) => Promise<Shown>;

const productOf = ({ options }: House) => `${options.mail.linksTo}/sports`;

const link = (href: string, words: string) => `<p><a href="${escapeHtml(href)}">${escapeHtml(words)}</a></p>`;

/** Where a page leads back to: an address of the product alone. */
function backOf(c: HttpContext, house: House): string {
  const asked = URL.parse(c.req.query('return_to') ?? '');
  const { mail, allowedOrigins } = house.options;
  const isOurs = asked && [mail.linksTo, ...allowedOrigins].includes(asked.origin);
  return isOurs ? asked.href : productOf(house);
}

const signedOut = (house: House, texts: PlatformTexts) =>
  `<p>${escapeHtml(texts.signedOut)}</p>${link(`${productOf(house)}?modal=sign_in`, texts.signIn)}`;

/** Addresses that the result of a deposit leads to. */
function returnUrls(back: string) {
  const by = (status: string) => {
    const url = new URL(back);
    url.searchParams.set(RETURN_PARAMETER, status);
    return url.href;
  };
  return { success: by('success'), error: by('error'), pending: by('pending') };
}

const depositPage: Page = async (c, { house, tickets, origin }, locale) => {
  const texts = platformTexts(locale);
  const session = sessionCookie(c);
  if (!session || !(await playerOf(c, house))) return { title: texts.deposit, body: signedOut(house, texts) };
  const currency = currencyOf(c.req.query('currency') ?? '') ?? currencyOf(DEFAULT_CURRENCY);
  invariant(currency !== undefined, `${DEFAULT_CURRENCY} is offered`);
  const amount = Number(c.req.query('amount'));
  const config = {
    backendOrigin: origin,
    apiPrefix: PLATFORM_PREFIX,
    token: tickets.issue(sessionHash(session), house.now()).ticket,
    currency: currency.code,
    subunits: currency.subunits,
    amount: Number.isSafeInteger(amount) && amount > 0 ? amount : null,
    locale,
    redirects: {
      transactions: OWN_PAGES.transactions_page,
      terms: OWN_PAGES.terms_page,
      help: OWN_PAGES.help_page,
    },
    returnUrls: returnUrls(backOf(c, house)),
    failed: texts.loadFailed,
  };
  return {
    title: texts.deposit,
    body: `<p class="note" id="note" role="status"></p><div id="widget"></div><noscript>${escapeHtml(texts.noScript)}</noscript>`,
    script: `const config=${asScript(config)};${START}`,
  };
};

const transactionsPage: Page = async (c, { house }, locale) => {
  const texts = platformTexts(locale);
  const title = texts.transactions;
  const player = await playerOf(c, house);
  if (!player) return { title, body: signedOut(house, texts) };
  const { data } = await findPayments(house, player.id, { kind: null, page: 1, limit: MOST_LISTED });
  const heads = [texts.date, texts.what, texts.amountColumn, texts.status];
  const head = `<tr>${heads.map((one) => `<th scope="col">${escapeHtml(one)}</th>`).join('')}</tr>`;
  const rows = data.map((payment) => paymentRow(payment, locale, serverTimeZone(house.options))).join('');
  const list = data.length === 0 ? `<p>${escapeHtml(texts.none)}</p>` : `<table>${head}${rows}</table>`;
  return { title, body: `${list}${link(`${productOf(house)}/wallet`, texts.movements)}` };
};

const termsPage: Page = async (_, { house: { options } }, locale) => {
  const texts = createOperatorTexts(options);
  const found = await Promise.all(TERMS.map((name) => texts.of(name, locale)));
  const content = found.find((text) => text !== undefined)?.content ?? '';
  const { operator, licence } = await createLegal(options.dataDir).in(locale);
  const foot = `<p>${escapeHtml(operator)}</p><p>${escapeHtml(licence)}</p>`;
  return { title: platformTexts(locale).terms, body: textAsHtml(content, options.mail.linksTo) + foot };
};

const helpPage: Page = async (_, { house: { options } }, locale) => {
  const texts = platformTexts(locale);
  const { operator, help } = await createLegal(options.dataDir).in(locale);
  const links = help.map(({ name, url }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(name)}</a></li>`);
  const body = `<p>${escapeHtml(operator)}</p><p>${escapeHtml(texts.helpText)}</p><ul>${links.join('')}</ul>`;
  return { title: texts.help, body };
};

const PAGES: readonly (readonly [path: string, page: Page])[] = [
  [OWN_PAGES.deposit_page, depositPage],
  [OWN_PAGES.transactions_page, transactionsPage],
  [OWN_PAGES.terms_page, termsPage],
  [OWN_PAGES.help_page, helpPage],
];

/** Pages that a platform has beside the sportsbook, and the payment widget; none without an origin. Source: specification §2. */
export function platformPages(house: House, tickets: WidgetTickets) {
  const { options, brand } = house;
  const api = createApi();
  const origin = options.platformOrigin;
  if (origin === null) return api;
  const localeOf = (c: HttpContext) =>
    options.locales.find((code) => code === c.req.query('locale')) ??
    negotiateLocale(c.req.header('accept-language'), options.locales);

  api.get(OWN_PAGES.payment_widget_script, (c) =>
    c.body(WIDGET_SCRIPT, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=60',
      'cross-origin-resource-policy': 'cross-origin',
    }),
  );
  for (const [path, page] of PAGES)
    api.get(path, async (c) => {
      const locale = localeOf(c);
      const asked = c.req.query('theme');
      const { html, policy } = platformPage({
        ...(await page(c, { house, tickets, origin }, locale)),
        brand: await brand.read(),
        locale,
        theme: asked === 'light' || asked === 'dark' ? asked : null,
        back: { href: backOf(c, house), label: platformTexts(locale).back },
      });
      return c.html(html, 200, {
        'content-security-policy': policy,
        'cache-control': 'private, no-store',
        'referrer-policy': 'strict-origin',
      });
    });
  return api;
}
