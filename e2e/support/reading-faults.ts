import type { Page } from '@playwright/test';

/**
 * Runs in the page: texts and controls that a box cuts off without the sign for it, that stand outside of what they are the
 * label of or beside the window, and dialogs that scroll sideways. What can be scrolled to, and what only listeners get, is
 * nobody's fault.
 */
function readCuts(): string[] {
  // Rows far from the window have no places yet.
  const SHOWN = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true };
  const faults = new Set<string>();
  const isOut = (text: DOMRect, box: DOMRect) =>
    text.right > box.right + 1.5 ||
    text.left < box.left - 1.5 ||
    text.bottom > box.bottom + text.height / 4 ||
    text.top < box.top - text.height / 4;
  const holds = (element: Element) => element.matches('button, a, label, li, article, [role="tab"]');
  const tell = (what: string, text: string, element: Element) =>
    faults.add(`${what}: "${text.trim().slice(0, 40)}" in ${element.outerHTML.slice(0, 160)}`);

  // What only listeners get; what scrolls; what says that it is cut short.
  const isExcused = ({ clipPath, overflowX, textOverflow }: CSSStyleDeclaration) =>
    clipPath !== 'none' ||
    /auto|scroll/.test(overflowX) ||
    (overflowX !== 'visible' && textOverflow === 'ellipsis');

  function judge(text: string, rect: DOMRect, parent: Element): void {
    for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (isExcused(style)) return;
      if (/inline$|contents/.test(style.display)) continue;
      const cuts = style.overflowX !== 'visible' || holds(at);
      if (cuts && isOut(rect, at.getBoundingClientRect())) tell('cut', text, at);
      if (style.position === 'fixed') break;
    }
    if (rect.right > window.innerWidth + 1.5 || rect.left < -1.5) tell('beside the window', text, parent);
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const text = node.textContent ?? '';
    const parent = node.parentElement;
    if (text.trim() === '' || !parent?.checkVisibility(SHOWN)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) if (rect.width > 1) judge(text, rect, parent);
  }
  for (const control of document.querySelectorAll('a, button, input, select, textarea, summary')) {
    const rect = control.getBoundingClientRect();
    const isThere = rect.width > 1 && control.checkVisibility(SHOWN);
    if (isThere) judge(control.getAttribute('aria-label') ?? control.textContent, rect, control);
  }
  for (const pane of document.querySelectorAll('[role="dialog"] > div:not(.vh), dialog[open] > div'))
    if (pane.scrollWidth > pane.clientWidth + 1) tell('wide', '', pane);
  return [...faults];
}

/**
 * Runs in the page: lines of text that stand on each other. Each is the band of its letters; what scrolls or stays on the
 * screen by itself is a plane of its own, and what is cut short stands nowhere.
 */
function readOverlaps(): string[] {
  // Rows far from the window have no places yet.
  const SHOWN = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true };
  interface Line {
    readonly text: string;
    readonly plane: Element;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  /** Nothing for what only listeners get and for what may be cut short. */
  const planeOf = (parent: Element): Element | null => {
    for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
      const { position, overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(at);
      if (clipPath !== 'none' || (textOverflow === 'ellipsis' && overflowX !== 'visible')) return null;
      if (/auto|scroll/.test(overflowX + overflowY) || /fixed|sticky/.test(position)) return at;
    }
    return document.body;
  };
  const linesOf = (node: Node): Line[] => {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (text === '' || !parent?.checkVisibility(SHOWN)) return [];
    const plane = planeOf(parent);
    if (!plane) return [];
    const half = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.35;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].flatMap(({ left, right, top, bottom }) => {
      const middle = (top + bottom) / 2;
      return right - left > 3
        ? [{ text, plane, left, right, top: middle - half, bottom: middle + half }]
        : [];
    });
  };
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) lines.push(...linesOf(walker.currentNode));
  lines.sort((a, b) => a.top - b.top);
  const faults = new Set<string>();
  for (const [index, line] of lines.entries())
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.top >= line.bottom - 1) break;
      const shared = Math.min(line.right, other.right) - Math.max(line.left, other.left);
      if (other.plane === line.plane && shared > 3)
        faults.add(`overlapping: "${line.text.slice(0, 40)}" and "${other.text.slice(0, 40)}"`);
    }
  return [...faults];
}

/** Texts that do not stand where they can be read in full, and controls that cannot be reached. */
export async function readingFaults(page: Page): Promise<string[]> {
  return [...(await page.evaluate(readCuts)), ...(await page.evaluate(readOverlaps))];
}

/** The share of the window's height that bars which stay on the screen take from the page: header, tabs, tab bar, dock. */
export const shareOfBars = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isOfBar = (y: number) => {
      let at = document.elementFromPoint(window.innerWidth * 0.75, y);
      while (at && !/fixed|sticky/.test(getComputedStyle(at).position)) at = at.parentElement;
      return at !== null;
    };
    const rows = Array.from({ length: window.innerHeight }, (_, y) => y);
    return rows.filter(isOfBar).length / rows.length;
  });
