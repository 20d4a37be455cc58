import { SCREENS } from '@touchline/contract/layout';
import type { PageContext } from '#data/block.ts';

type Given = Pick<PageContext, 'locale' | 'search'>;

const isScreen = (segment: string): segment is keyof typeof SCREENS => Object.hasOwn(SCREENS, segment);

/** The page that the first segment of an address names: a screen with an address of its own comes before a sport. */
export function screenPage(segment: string, given: Given): PageContext {
  if (!isScreen(segment)) return { ...given, page: 'sport', sportKey: segment };
  const page = SCREENS[segment];
  return page === 'cybersport' ? { ...given, page, sportType: 'cyber' } : { ...given, page };
}
