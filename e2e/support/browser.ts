import { findChromium, findHeadless } from '../../scripts/toolchain/chromium.mjs';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Options of Playwright's browser: the light one without windows, or Chromium whole, which has notifications. */
export function withBrowser(kind: 'headless' | 'whole') {
  const path = kind === 'headless' ? findHeadless(process.env) : findChromium(process.env);
  return {
    launchOptions: { ...(path === null ? {} : { executablePath: path }), args: ARGUMENTS },
  };
}
