import { BLOCK_KINDS, type BlockKind } from './kinds.ts';
import { type Block, Layout } from './layout.ts';
import { ZONES } from './zones.ts';

/** What is wrong in a layout, where: `main/home-top: …`. */
export interface LayoutFault {
  path: string;
  reason: string;
}

const isKnownKind = (kind: string): kind is BlockKind => Object.hasOwn(BLOCK_KINDS, kind);

function checkBlock(
  block: Block<string>,
  zone: (typeof ZONES)[number],
  faults: LayoutFault[],
): Block | undefined {
  const path = `${zone}/${block.id}`;
  if (!isKnownKind(block.kind)) {
    faults.push({ path, reason: `unknown block kind "${block.kind}"` });
    return undefined;
  }
  const kind = BLOCK_KINDS[block.kind];
  if (!(kind.zones as readonly string[]).includes(zone)) {
    faults.push({ path, reason: `"${block.kind}" may not stand in "${zone}"` });
    return undefined;
  }
  const settings = kind.settings.safeParse(block.settings);
  if (!settings.success) {
    faults.push({
      path,
      reason: settings.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
    });
    return undefined;
  }
  const children = block.children?.flatMap((child) => checkBlock(child, zone, faults) ?? []);
  const { id, visibility } = block;
  return {
    id,
    kind: block.kind,
    settings: settings.data as Block['settings'], // checked above
    ...(visibility ? { visibility } : {}),
    ...(children ? { children } : {}),
  };
}

/**
 * Reads a layout that somebody else wrote.
 * Shape:  any JSON value in; the layout with every default filled in, and what had to be left out.
 * Errors: an unreadable layout is `undefined` with its faults; a faulty block is left out and named.
 */
export function checkLayout(value: unknown): { layout: Layout | undefined; faults: LayoutFault[] } {
  const parsed = Layout.safeParse(value);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => ({
      path: issue.path.join('.'),
      reason: issue.message,
    }));
    return { layout: undefined, faults };
  }
  const faults: LayoutFault[] = [];
  const zones = { ...parsed.data.zones };
  for (const zone of ZONES)
    zones[zone] = zones[zone].flatMap((block) => checkBlock(block, zone, faults) ?? []);
  const { right_sidebar } = zones;
  if (!right_sidebar.some(({ kind }) => kind === 'bet_slip')) {
    for (const { id, kind } of right_sidebar)
      if (kind === 'my_bets')
        faults.push({
          path: `right_sidebar/${id}`,
          reason: 'shows in the panel of "bet_slip", which is missing',
        });
    zones.right_sidebar = right_sidebar.filter(({ kind }) => kind !== 'my_bets');
  }
  return { layout: { ...parsed.data, zones }, faults };
}
