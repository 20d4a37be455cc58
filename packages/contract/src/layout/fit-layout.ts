import type { EpochMs } from '@touchline/betting';
import type { LinkTarget } from './blocks/navigation.ts';
import type { LayoutFault } from './check-layout.ts';
import type { Block, Layout, Visibility } from './layout.ts';
import { ZONES } from './zones.ts';

/** For whom and when a layout is shown. `country`: ISO code of the reader, null where it is not known. */
export interface Occasion {
  readonly country: string | null;
  readonly now: EpochMs;
  /** Whether there is something to lead to: `gone` is reported, `off` is a feature that the operator switched off. */
  readonly fateOf: (target: LinkTarget) => 'there' | 'gone' | 'off';
}

interface Fitting {
  readonly occasion: Occasion;
  readonly faults: LayoutFault[];
  changesAt: number;
}

/** Instants at which a block comes or goes. */
const edges = ({ from, until }: Visibility) =>
  [from, until].flatMap((instant) => (instant === undefined ? [] : [Date.parse(instant)]));

function isMeant(visibility: Visibility | undefined, { country, now }: Occasion): boolean {
  if (!visibility) return true;
  const { countries, from, until } = visibility;
  if (countries && (country === null || !countries.includes(country))) return false;
  if (from !== undefined && now < Date.parse(from)) return false;
  return until === undefined || now < Date.parse(until);
}

/** What a block or an item of it names as its target. */
const targetOf = (value: unknown): LinkTarget | null | undefined =>
  (value as { target?: LinkTarget | null }).target; // settings were checked against the schema of their kind

function isThere(value: unknown, path: string, { occasion, faults }: Fitting): boolean {
  const target = targetOf(value);
  if (!target) return true;
  const fate = occasion.fateOf(target);
  if (fate === 'gone')
    faults.push({ path, reason: `what it leads to is not there: ${JSON.stringify(target)}` });
  return fate === 'there';
}

/** The block as it is shown now; undefined where it is not. */
function fitBlock(block: Block, zone: string, fitting: Fitting): Block | undefined {
  for (const at of edges(block.visibility ?? {}))
    if (at > fitting.occasion.now) fitting.changesAt = Math.min(fitting.changesAt, at);
  if (!isMeant(block.visibility, fitting.occasion)) return undefined;
  const path = `${zone}/${block.id}`;
  const { items } = block.settings;
  if (!isThere(block.settings, path, fitting)) return undefined;
  if (!Array.isArray(items)) return block;
  const left = items.filter((item, index) => isThere(item, `${path}/${index}`, fitting));
  return left.length === 0 ? undefined : { ...block, settings: { ...block.settings, items: left } };
}

/** A divider parts something: what it stood before or behind may have gone. */
function withoutLoneDividers(blocks: readonly Block[], given: readonly Block[]): Block[] {
  if (blocks.length === given.length) return [...blocks];
  const isDivider = (block: Block | undefined) => block?.kind === 'divider';
  const left: Block[] = [];
  for (const block of blocks)
    if (!isDivider(block) || (left.length > 0 && !isDivider(left.at(-1)))) left.push(block);
  return isDivider(left.at(-1)) ? left.slice(0, -1) : left;
}

/**
 * A layout as it is shown to a reader now.
 * Shape:  without the blocks that are meant for other countries or times and the links that lead nowhere, nor the
 *         dividers that part nothing any more; with what is wrong, and the next instant at which it changes.
 * Units:  `changesAt` epoch ms, null where it stays as it is.
 */
export function fitLayout(layout: Layout, occasion: Occasion) {
  const fitting: Fitting = { occasion, faults: [], changesAt: Number.POSITIVE_INFINITY };
  const zones = { ...layout.zones };
  for (const zone of ZONES) {
    const given = zones[zone] as Block[]; // their kinds were checked
    const fitted = given.flatMap((block) => fitBlock(block, zone, fitting) ?? []);
    zones[zone] = withoutLoneDividers(fitted, given);
  }
  const { faults, changesAt } = fitting;
  return { layout: { ...layout, zones }, faults, changesAt: Number.isFinite(changesAt) ? changesAt : null };
}

/** Countries that the blocks of a layout name: for readers of all others it is the same. */
export const countriesOf = ({ zones }: Layout): string[] =>
  ZONES.flatMap((zone) => zones[zone].flatMap(({ visibility }) => visibility?.countries ?? []));
