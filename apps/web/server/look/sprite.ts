import type { IconLists, IconSymbol } from '@touchline/contract';
import { sportIcon } from '#parts/sport-icon.ts';
import { LOOK_PLACE, versionOf } from './look.ts';

/** A sprite with an operator's outlines. `href` is its address, which carries its version. */
export interface Sprite {
  readonly href: string;
  readonly text: string;
}

/** Id of the icon for sports that have none; an operator cannot replace it. */
const ANY_SPORT = sportIcon('');

const symbolText = (id: string, { view_box, shapes }: IconSymbol) =>
  `<symbol id="${id}" viewBox="${view_box}">${shapes}</symbol>`;

/** Symbols by the ids that pages ask for. */
function symbolsById({ icons, sport_icons }: IconLists): Map<string, IconSymbol> {
  const sports = sport_icons
    .map((symbol) => [sportIcon(symbol.name), symbol] as const)
    .filter(([id]) => id !== ANY_SPORT);
  return new Map([...icons.map((symbol) => [symbol.name, symbol] as const), ...sports]);
}

/** Replaces icons of the built-in sprite with the operator's; undefined if none changes. */
export function mergedSprite(builtIn: string, lists: IconLists): Sprite | undefined {
  const byId = symbolsById(lists);
  let text = builtIn;
  let isChanged = false;
  for (const [id, symbol] of byId) {
    const own = new RegExp(`<symbol id="${id}"[\\s\\S]*?</symbol>`);
    if (!own.test(text)) continue;
    text = text.replace(own, () => symbolText(id, symbol));
    isChanged = true;
  }
  return isChanged ? { href: `${LOOK_PLACE}/icons-${versionOf(text)}.svg`, text } : undefined;
}
