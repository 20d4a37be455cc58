// Stands in for a platform's payment widget. A browser loads it inside of a function, after TEXTS: words by language.
/* global TEXTS */
const STYLE = `.pw{display:grid;gap:12px;font:15px/1.45 system-ui,sans-serif;color:var(--text-1,CanvasText)}.pw label{display:grid;gap:4px}
.pw input,.pw select{min-block-size:44px;padding-inline:12px;border:1px solid var(--line-3,currentColor);border-radius:8px;background:transparent;color:inherit;font:inherit}
.pw select option{background:Canvas;color:CanvasText}.pw small{color:var(--text-2,inherit)}.pw p{margin:0}
.pw button{min-block-size:48px;border:0;border-radius:8px;background:var(--action-fill,CanvasText);color:var(--action-on,Canvas);font:inherit;font-weight:600;cursor:pointer}
.pw button:disabled{opacity:.6}.pw :focus-visible{outline:2px solid var(--focus,Highlight);outline-offset:2px}
.pw nav{display:flex;flex-wrap:wrap;gap:4px 16px}.pw nav a{display:inline-flex;align-items:center;min-block-size:44px;color:var(--accent-text,LinkText)}`;
const FAILURES = {
  declined: 'declinedText',
  insufficient_funds: 'noFundsText',
  wrong_code: 'tooManyCodes',
  expired: 'codeExpired',
  not_started: 'notStarted',
};
const INVALID = 422;

function element(name, more = {}, ...children) {
  const made = Object.assign(document.createElement(name), more);
  made.append(...children);
  return made;
}

function createApi({ backendOrigin, apiPrefix, token, locale }) {
  return async (method, path, body) => {
    const answer = await fetch(`${backendOrigin}${apiPrefix}${path}`, {
      method,
      credentials: 'omit',
      headers: {
        authorization: `Bearer ${token}`,
        'accept-language': locale,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };
}

/** Browsers know codes of three letters alone. */
function formatMoney(amount, { currency, subunits, locale }) {
  const isKnown = /^[A-Z]{3}$/.test(currency);
  const digits = Math.round(Math.log10(subunits));
  const style = {
    ...(isKnown && { style: 'currency', currency }),
    ...(locale.startsWith('ar') && { numberingSystem: 'arab' }),
  };
  const text = new Intl.NumberFormat(locale, {
    ...style,
    minimumFractionDigits: Math.min(digits, 2),
    maximumFractionDigits: digits,
  }).format(amount / subunits);
  return isKnown ? text : `${text} ${currency}`;
}

/** What the parts of one widget share. */
function createWidget(config) {
  const texts = TEXTS[config.locale.split('-')[0]] ?? TEXTS.en;
  const root = element('div', { className: 'pw' });
  return {
    config,
    call: createApi(config),
    root,
    text: (key, values = {}) => texts[key].replace(/\{(\w+)\}/g, (mark, name) => values[name] ?? mark),
    format: (amount) => formatMoney(amount, config),
    show: (...parts) => root.replaceChildren(...parts),
  };
}

/** Goes on with how a deposit stands now. */
function take(widget, { id, status, reason }) {
  const { config, text } = widget;
  if (status === 'succeeded') {
    config.onNotify({ type: 'success', message: text('received') });
    return config.onResult({ status: 'success' });
  }
  if (status === 'pending') {
    config.onNotify({ type: 'warning', message: text('pendingText') });
    return config.onResult({ status: 'pending' });
  }
  if (status === 'needs_confirmation') return showCode(widget, id);
  config.onNotify({ type: 'danger', message: text(FAILURES[reason] ?? 'refused') });
  return showForm(widget);
}

/** Calls for `form`, whose button waits meanwhile; the same press again is sent with the same body. */
async function send(widget, form, path, body) {
  const { config, text, call } = widget;
  const button = form.querySelector('button');
  button.disabled = true;
  try {
    const answer = await call('POST', path, body);
    if (answer.status === 200) return take(widget, answer.body);
    const said = answer.body.data?.localized_message;
    config.onNotify({
      type: answer.status === INVALID ? 'warning' : 'danger',
      message: said || text('refused'),
    });
    if (answer.status === INVALID) form.requestId = undefined;
  } catch {
    config.onNotify({ type: 'danger', message: text('lost') });
  }
  button.disabled = false;
}

const links = ({ config: { redirects }, text }) => {
  const open = (key, href) =>
    element('a', { href, target: '_blank', rel: 'noreferrer', textContent: text(key) });
  return element(
    'nav',
    {},
    open('transactions', redirects.transactions),
    open('terms', redirects.terms),
    open('help', redirects.help),
  );
};

function showCode(widget, id) {
  const { config, text, show } = widget;
  const code = element('input', {
    name: 'code',
    inputMode: 'numeric',
    autocomplete: 'one-time-code',
    maxLength: 16,
  });
  const form = element(
    'form',
    { className: 'pw', noValidate: true },
    element('p', { textContent: text('codeText') }),
    element('label', { textContent: text('code') }, code),
    element('button', { textContent: text('confirm') }),
  );
  form.onsubmit = (event) => {
    event.preventDefault();
    const given = code.value.trim();
    if (given === '') return config.onNotify({ type: 'warning', message: text('codeMissing') });
    return send(widget, form, `/player/deposits/${id}/confirm`, { code: given });
  };
  show(form);
  code.focus();
}

/** What is typed, in smallest units; null for no amount. */
function amountOf(typed, subunits) {
  const latin = (digit) => String(digit.charCodeAt(0) - '٠'.charCodeAt(0));
  const plain = typed.trim().replace(/[٠-٩]/g, latin).replace(/[,٫]/, '.');
  if (!/^\d+(\.\d+)?$/.test(plain)) return null;
  const amount = Math.round(Number(plain) * subunits);
  return amount > 0 ? amount : null;
}

function showForm(widget) {
  const { config, text, format, show, way, typed } = widget;
  const { min, max, cards } = way;
  const amount = element('input', { name: 'amount', inputMode: 'decimal', value: typed });
  const card = element(
    'select',
    { name: 'card' },
    ...cards.map(({ card: value, label }) => element('option', { value, textContent: label })),
  );
  card.value = widget.card ?? cards[0].card;
  const submit = element('button');
  const form = element(
    'form',
    { className: 'pw', noValidate: true },
    element(
      'label',
      { textContent: text('amount') },
      amount,
      element('small', { textContent: text('range', { min: format(min), max: format(max) }) }),
    ),
    element('label', { textContent: text('card') }, card),
    submit,
    links(widget),
  );
  const name = () => {
    const read = amountOf(amount.value, config.subunits);
    submit.textContent = read === null ? text('deposit') : text('submit', { amount: format(read) });
    form.requestId = undefined;
    Object.assign(widget, { typed: amount.value, card: card.value });
  };
  form.oninput = name;
  form.onsubmit = (event) => {
    event.preventDefault();
    const read = amountOf(amount.value, config.subunits);
    if (read === null) return config.onNotify({ type: 'warning', message: text('amountMissing') });
    form.requestId ??= [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    const { currency } = config;
    return send(widget, form, '/player/deposits', {
      request_id: form.requestId,
      currency,
      amount: read,
      card: card.value,
    });
  };
  name();
  show(form);
}

async function start(widget) {
  const { config, text, call, show } = widget;
  show(element('p', { role: 'status', textContent: text('loading') }));
  try {
    const { status, body } = await call('GET', '/player/payments/ways');
    if (status !== 200) throw new Error(String(status));
    const way = body.data.find(({ currency }) => currency === config.currency)?.deposit;
    if (!way || way.cards.length === 0)
      return show(element('p', { textContent: text('noCards') }), links(widget));
    const first = config.amount ?? way.quick_amounts[1] ?? way.min;
    const digits = Math.log10(config.subunits);
    const typed = (Math.max(first, way.min) / config.subunits).toFixed(Math.round(digits));
    return showForm(Object.assign(widget, { way, typed }));
  } catch {
    const again = element('button', {
      type: 'button',
      textContent: text('again'),
      onclick: () => start(widget),
    });
    return show(element('p', { role: 'alert', textContent: text('loadFailed') }), again);
  }
}

window.PaymentWidget = {
  init(config) {
    const widget = createWidget(config);
    config.container.replaceChildren(element('style', { textContent: STYLE }), widget.root);
    void start(widget);
  },
};
