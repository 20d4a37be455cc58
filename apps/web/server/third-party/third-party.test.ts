import type { ForeignChat, PlatformAddresses, PlatformChat } from '@touchline/contract';
import { expect, test } from 'vitest';
import { listening } from '../test/listening.ts';
import { createPlatformAddresses } from './platform-addresses.ts';
import { createThirdParty } from './serve-third-party.ts';

const PLATFORM: PlatformAddresses = {
  frontend_origin: 'https://play.example',
  backend_origin: 'https://api.play.example',
  api_prefix: '/api',
  payment_widget_script: '/widget.js',
  payment_widget_origins: ['https://psp.example'],
  deposit_page: '/profile/wallet/deposit',
  transactions_page: '/profile/wallet/transactions',
  terms_page: '/terms-and-conditions',
  help_page: '/help-center',
};

const CHAT: ForeignChat = {
  adapter: 'support',
  script: 'https://chat.example/v1/widget.js?key=1',
  origins: ['https://cdn.chat.example'],
};

/** A server whose backend has this platform and chat; reads the frame page of a kind. */
async function framePage(
  kind: string,
  platform: PlatformAddresses | null = PLATFORM,
  chat: PlatformChat | null = null,
) {
  const serve = createThirdParty(
    async () => ({ ...(platform && { platform }), ...(chat && { chat }) }),
    (error) => expect.fail(String(error)),
  );
  const url = await listening((request, response) => {
    if (!serve(new URL(request.url ?? '', 'http://web'), request, response)) response.writeHead(418).end();
  });
  const answer = await fetch(new URL(`/sports/third-party?kind=${kind}`, url));
  const policy = new Map(
    (answer.headers.get('content-security-policy') ?? '').split('; ').map((rule) => {
      const [name = '', ...sources] = rule.split(' ');
      return [name, sources.join(' ')];
    }),
  );
  return { status: answer.status, headers: answer.headers, policy, text: await answer.text() };
}

test('the payment page runs its own script and those of the platform, and calls nobody else', async () => {
  const { status, headers, policy, text } = await framePage('payment');
  expect(status).toBe(200);
  expect(text).toContain('parent.postMessage');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  const all = 'https://play.example https://api.play.example https://psp.example';
  expect(policy.get('default-src')).toBe("'none'");
  expect(policy.get('script-src')).toMatch(
    /^'sha256-[\w+/=]+' https:\/\/play\.example https:\/\/psp\.example$/,
  );
  expect(policy.get('connect-src')).toBe(all);
  expect(policy.get('frame-src')).toBe(all);
  expect(policy.get('frame-ancestors')).toBe("'self'");
});

test('the payment page is sandboxed, and never acts as this site', async () => {
  const { policy } = await framePage('payment');
  expect(policy.get('sandbox')).toBe(
    'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
  );
});

test.each(['chat', 'tags', '', 'constructor', '__proto__', 'payments'])(
  'the kind "%s" is not there: nothing is configured for it',
  async (kind) => {
    const { status, policy } = await framePage(kind);
    expect([status, policy.get('default-src')]).toEqual([404, "'none'"]);
  },
);

test('the chat page runs its own script and those of the operator, with their sockets, and never leads the page away', async () => {
  const { status, policy, text } = await framePage('chat', null, CHAT);
  expect([status, text.includes('ChatWidget')]).toEqual([200, true]);
  const all = 'https://chat.example https://cdn.chat.example';
  expect(policy.get('script-src')).toMatch(
    /^'sha256-[\w+/=]+' https:\/\/chat\.example https:\/\/cdn\.chat\.example$/,
  );
  expect(policy.get('connect-src')).toBe(`${all} wss://chat.example wss://cdn.chat.example`);
  expect(policy.get('frame-src')).toBe(all);
  expect(policy.get('sandbox')).toBe('allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox');
});

test('without a platform, or without a payment widget, there is no payment page', async () => {
  expect((await framePage('payment', null)).status).toBe(404);
  expect((await framePage('payment', { ...PLATFORM, payment_widget_script: null })).status).toBe(404);
});

test('addresses are those that the backend publishes now, and the last known while it cannot be reached', async () => {
  const down = () => new Response(null, { status: 503 });
  let answer = down;
  const asked: string[] = [];
  const read = createPlatformAddresses({
    houseUrl: new URL('http://house.example'),
    fetch: async (url) => {
      asked.push(url);
      return answer();
    },
  });
  expect(await read()).toEqual({});
  expect(asked).toEqual(['http://house.example/platform/system']);
  answer = () => Response.json({ platform_settings: { platform: PLATFORM, chat: CHAT } });
  expect(await read()).toEqual({ platform: PLATFORM, chat: CHAT });
  answer = down;
  expect(await read()).toEqual({ platform: PLATFORM, chat: CHAT });
  answer = () => Response.json({ platform_settings: {} });
  expect(await read()).toEqual({});
});
