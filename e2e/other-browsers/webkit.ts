import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, Key as Keys, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../scripts/start/ports.mjs';
import { keep } from '../../scripts/toolchain/keeper.mjs';
import { startDisplay } from './display.ts';
import { type Driver, type Key, takeCollected } from './driver.ts';

const START_LIMIT_MS = 10_000;
const ASK_MS = 50;
const KEYS: Readonly<Record<Key, string>> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  ArrowDown: Keys.ARROW_DOWN,
};
/** A page of the browser itself: nothing of the product runs there. */
const NOWHERE = 'about:blank';

/** Starts WebKit's driver on a display; it ends with `stop` or with this process. */
async function startService(driver: string, display: string) {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-webkit-'));
  // GTK says whether a page is to hold still.
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const port = await freePort();
  const env = {
    DISPLAY: display,
    XDG_CONFIG_HOME: folder,
    TZ: 'Europe/London',
    LANGUAGE: 'en_GB',
    NO_AT_BRIDGE: '1',
    // Machines that run tests have no graphics card.
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const command = ['env', ...settings, driver, `--port=${port}`];
  const { stop } = keep({ command, folder, signal: 'KILL' });
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + START_LIMIT_MS;
  while (Date.now() < until) {
    if (await fetch(`${url}/status`).catch(() => null)) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
  }
  await stop();
  throw new Error(`WebKitWebDriver (${driver}) did not answer within ${START_LIMIT_MS / 1000} s.`);
}

/** Runs in the page: where an element stands, and what lies over its middle. */
function coverOf(element: Element): string {
  const { left, top, width, height } = element.getBoundingClientRect();
  const cover = document.elementFromPoint(left + width / 2, top + height / 2);
  const box = [left, top, width, height].map(Math.round).join(' ');
  return `at ${box} in ${innerWidth} × ${innerHeight} lies ${cover?.outerHTML.slice(0, 200) ?? 'nothing'}`;
}

function driverOf(browser: WebDriver, stop: () => Promise<void>): Driver {
  const collected: string[] = [];
  const collect = async () => void collected.push(...(await browser.executeScript<string[]>(takeCollected)));
  const send = (keys: string) => browser.actions().sendKeys(keys).perform();
  return {
    goto: async (url) => {
      await collect();
      await browser.get(url);
    },
    evaluate: (run, ...args) => browser.executeScript(run, ...args),
    click: async (find, ...args) => {
      const element = await browser.executeScript<WebElement | null>(find, ...args);
      if (element === null) throw new Error('Nothing there to click.');
      await element.click().catch(async (error) => {
        throw new Error(`${error}: ${await browser.executeScript(coverOf, element)}`, { cause: error });
      });
    },
    type: send,
    press: (key) => send(KEYS[key]),
    resize: async (width, height) =>
      void (await browser.manage().window().setRect({ x: 0, y: 0, width, height })),
    forget: async () => {
      await browser.manage().deleteAllCookies();
      await browser.executeScript(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await browser.get(NOWHERE);
    },
    errors: async () => {
      await collect();
      return collected.splice(0);
    },
    picture: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    close: async () => {
      await browser.quit();
      await stop();
    },
  };
}

/** WebKitGTK by its WebDriver, on a display in memory. */
export async function startWebKit({ driver, xvfb }: { driver: string; xvfb: string }): Promise<Driver> {
  const display = await startDisplay(xvfb);
  const service = await startService(driver, display.name);
  const stop = async () => {
    await service.stop();
    await display.stop();
  };
  try {
    const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
    const browser = await new Builder().usingServer(service.url).withCapabilities(capabilities).build();
    return driverOf(browser, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}
