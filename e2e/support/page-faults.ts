import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const CATALOG = new URL('../../packages/i18n/src/locales/en/', import.meta.url);
const KEYS = new Set(
  readdirSync(CATALOG).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(new URL(file, CATALOG), 'utf8'))),
  ),
);

/** The answer that there is neither a reality check nor a limit of time. Source: specification §8. */
const isNothingToWatch = (url: string, status: string) =>
  url.endsWith('/player/responsible_gambling') && status.includes('400');

/**
 * Notes what a page says is wrong: errors and warnings of its console, failed requests, messages that no catalog has. The
 * page reports those to readers alone: this browser must not say that a program drives it.
 */
export async function noteFaults(page: Page): Promise<string[]> {
  const noted: string[] = [];
  const here = () => new URL(page.url()).pathname;
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  );
  page.on('console', (message) => {
    const { url } = message.location();
    // The document's own status is what the address promises.
    const isDocument = url !== '' && new URL(url, page.url()).pathname === here();
    const isExpected = isDocument || isNothingToWatch(url, message.text());
    const isAboutStatus = message.text().startsWith('Failed to load resource') && isExpected;
    if (['error', 'warning'].includes(message.type()) && !isAboutStatus)
      noted.push(`${here()}: ${message.type()} ${message.text().slice(0, 300)}`);
  });
  page.on('pageerror', (error) => noted.push(`${here()}: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What is on its way when a page is left.
    if (reason !== 'net::ERR_ABORTED') noted.push(`${here()}: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (isNothingToWatch(response.url(), String(response.status()))) return;
    if (response.status() >= 400 && response.request().resourceType() !== 'document')
      noted.push(`${here()}: ${response.url()} was answered with ${response.status()}`);
  });
  return noted;
}

/** Runs in the page: what leaves it at the sides, cut off or not, and everything that looks like a key of a message. */
function readPage() {
  const scrolls = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
  const isExcused = (element: Element, pane: Element): boolean => {
    for (let at = element.parentElement; at && at !== pane; at = at.parentElement)
      if (scrolls(at)) return true;
    return false;
  };
  const wide: string[] = [];
  const extent = document.documentElement.scrollWidth - window.innerWidth;
  if (extent > 0) wide.push(`the document by ${extent} px`);
  const pane = document.querySelector('main');
  const edge = pane?.getBoundingClientRect();
  for (const element of pane?.querySelectorAll('*') ?? []) {
    if (!pane || !edge || wide.length > 3) break;
    const { left, right, width } = element.getBoundingClientRect();
    const isOut = width > 1 && (right > edge.right + 1 || left < edge.left - 1);
    if (!isOut || !element.checkVisibility() || isExcused(element, pane)) continue;
    if (getComputedStyle(element).position === 'fixed') continue;
    wide.push(element.outerHTML.slice(0, 160));
  }
  const texts: string[] = [];
  const looksLikeKey = /^[a-z]\w*(?:\.\w+)+$/;
  const take = (text: string | null) => {
    if (text && looksLikeKey.test(text.trim())) texts.push(text.trim());
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) take(walker.currentNode.textContent);
  for (const element of document.querySelectorAll('[aria-label], [title], [alt], [placeholder]'))
    for (const name of ['aria-label', 'title', 'alt', 'placeholder']) take(element.getAttribute(name));
  return { wide, texts };
}

/** What leaves the page at the sides, and keys that stand where a text should. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const { wide, texts } = await page.evaluate(readPage);
  const keys = texts.filter((text) => KEYS.has(text));
  return [...wide.map((what) => `too wide: ${what}`), ...keys.map((key) => `no text: ${key}`)];
}
