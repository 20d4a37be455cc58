import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CHAT_SANDBOX, PAYMENT_SANDBOX } from '#data/third-party.ts';
import { WEB_ROOT } from '../web-root.ts';
import type { ThirdParties } from './platform-addresses.ts';

/** Origins by what a page may do with them. */
interface Origins {
  readonly scripts: readonly string[];
  readonly calls: readonly string[];
  readonly frames: readonly string[];
}

/** What runs in a frame page. */
interface Kind {
  /** Runs in the page and starts what is foreign. */
  readonly script: string;
  /** Permissions of its frame; never `allow-same-origin`, by which foreign scripts would act as this site. */
  readonly sandbox: string;
  /** Null: nothing is configured for it. */
  readonly origins: (configured: ThirdParties) => Origins | null;
}

const sourceOf = (file: string) => readFileSync(new URL(`server/third-party/${file}`, WEB_ROOT), 'utf8');

/** Kinds of frame pages by the parameter `kind`. A kind that is absent is answered 404. */
export const THIRD_PARTY_KINDS: Readonly<Partial<Record<string, Kind>>> = {
  payment: {
    script: sourceOf('payment-frame.js'),
    sandbox: PAYMENT_SANDBOX,
    origins({ platform }) {
      if (!platform || platform.payment_widget_script === null) return null;
      const { frontend_origin: frontend, backend_origin: backend, payment_widget_origins: more } = platform;
      const all = [...new Set([frontend, backend, ...more])];
      return { scripts: [frontend, ...more], calls: all, frames: all };
    },
  },
  chat: {
    script: sourceOf('chat-frame.js'),
    sandbox: CHAT_SANDBOX,
    origins({ chat }) {
      if (!chat || chat.adapter === 'own') return null;
      const all = [...new Set([new URL(chat.script).origin, ...chat.origins])];
      // A policy tells sockets from calls by their scheme.
      return {
        scripts: all,
        calls: [...all, ...all.map((origin) => origin.replace(/^http/, 'ws'))],
        frames: all,
      };
    },
  },
};

/** Policy of a frame page. It allows its own script, and of foreign origins those that its kind names. */
export function thirdPartyPolicy({ script, sandbox }: Kind, { scripts, calls, frames }: Origins): string {
  const own = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  return [
    "default-src 'none'",
    ['script-src', own, ...scripts].join(' '),
    // Lets foreign scripts write styles into the page.
    ["style-src 'unsafe-inline'", ...scripts].join(' '),
    ['img-src data:', ...calls].join(' '),
    ['font-src data:', ...scripts].join(' '),
    ['connect-src', ...calls].join(' '),
    ['frame-src', ...frames].join(' '),
    ['form-action', ...frames].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'self'",
    `sandbox ${sandbox}`,
  ].join('; ');
}
