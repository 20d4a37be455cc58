import type { Page } from '@playwright/test';
import { ownMatch } from './support/book.ts';
import { choose, open, openSlip } from './support/screen.ts';
import { expect, test } from './support/test.ts';

/** What a reader may set without losing words. Source: WCAG 2.2, 1.4.12. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p {
  margin-block-end: 2em !important;
}`;

/** A sheet of the page's own script: the policy of the page refuses any other. */
const setSpacing = (page: Page) =>
  page.evaluate(async (css) => {
    const sheet = await new CSSStyleSheet().replace(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);

/** Texts of which a part is cut off. What scrolls is not cut. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isCut = (element: Element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      if (clipPath !== 'none' || element.closest('.vh')) return false;
      return (
        (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    };
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) ||
      element.querySelector(':scope > bdi') !== null;
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => hasWords(element) && isCut(element))
      .map((element) => element.textContent ?? '');
  });

// Names have the least room on a phone.
test('no name is cut when a reader sets letters, words and lines apart', {
  tag: ['@phone-only', '@soak'],
}, async ({ page }) => {
  const match = await ownMatch(page.request);
  const paths = [
    '/sports',
    '/sports/live',
    '/sports/football',
    '/sports/schedule',
    '/sports/results',
    match.path,
  ];
  for (const path of paths) {
    await open(page, path);
    await setSpacing(page);
    expect([path, await cutTexts(page)]).toEqual([path, []]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
  await choose(page, `${match.id}/1//1`);
  await openSlip(page);
  expect(await cutTexts(page)).toEqual([]);
});
