import { ensureFirefox } from '../toolchain/firefox.mjs';
import { ensureWebKit } from '../toolchain/webkit.mjs';

/** Finds or installs the other browsers, or prints why their tests are skipped. */
export async function ensureOtherBrowsers() {
  for (const [name, found] of /** @type {const} */ ([
    ['Firefox', await ensureFirefox()],
    ['WebKit', await ensureWebKit()],
  ]))
    if ('missing' in found) process.stdout.write(`tests in ${name} … not run: ${found.missing}\n`);
}
