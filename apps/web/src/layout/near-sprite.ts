import type { Stop } from '@touchline/client/live';
import { spriteHref, takeSprite } from '@touchline/ui';
import { reportError } from '#data/report.ts';
import { whenIdle } from '#data/when-idle.ts';

const PREFIX = 'outline-';

/**
 * The sprite as a document, null where it does not come. The policy of the page takes no markup from texts, but what the
 * browser has read itself.
 */
function loadSprite(url: string): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.overrideMimeType('image/svg+xml');
    request.onloadend = () => resolve(request.responseXML);
    request.send();
  });
}

async function bringSprite(): Promise<void> {
  const [url = ''] = spriteHref('').split('#');
  const sprite = (await loadSprite(url))?.documentElement;
  if (sprite?.localName !== 'svg') return;
  for (const symbol of sprite.querySelectorAll('symbol')) symbol.id = PREFIX + symbol.id;
  const near = document.importNode(sprite as unknown as SVGSVGElement, true);
  near.style.display = 'none';
  document.body.append(near);
  takeSprite('', PREFIX);
}

/**
 * Puts the outlines into the page once it is idle, for the icons to come. One that points into another document is drawn in
 * a frame later than what stands around it, and a tap that brings one has the page painted twice.
 * Where the sprite does not come they go on pointing into its file.
 */
export const startNearSprite = (): Stop => whenIdle(() => bringSprite().catch(reportError));
