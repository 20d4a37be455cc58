import type { Page, Request } from '@playwright/test';
import { matchesWithVideo } from './book.ts';

// The block of a match page that shows it in moving pictures.

export const videoSection = (page: Page) => page.getByRole('region', { name: 'Live video' });
export const watchButton = (page: Page) => videoSection(page).getByRole('button', { name: 'Watch' });

/** The first match that is shown, or will be. */
export async function matchWithVideo(page: Page, when: 'live' | 'upcoming' = 'live') {
  const [match] = await matchesWithVideo(page.request, when);
  if (match === undefined) throw new Error(`The book lists no ${when} match with video.`);
  return match;
}

/** Whether a page asks for something to show pictures. */
export const isOfVideo = (request: Request) =>
  /\/video$|\/streams(?:$|\/)|hls/.test(new URL(request.url()).pathname);

export function pictureCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (isOfVideo(request)) calls.push(request.url());
  });
  return calls;
}
