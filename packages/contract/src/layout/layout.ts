import { z } from 'zod';
import type { BlockKind } from './kinds.ts';
import { PAGES, TAB_KEYS, type ZONES } from './zones.ts';

/**
 * When a block shows. Absent parts do not restrict.
 * Shape: `countries` are ISO 3166 codes; `from` and `until` are instants, the second one no longer shows it; `tabs` are tabs of a
 *        block `tabs` that stands before it.
 */
export const Visibility = z
  .object({
    devices: z.array(z.enum(['phone', 'tablet', 'desktop'])).optional(),
    signed_in: z.boolean().optional(),
    locales: z.array(z.string()).optional(),
    countries: z.array(z.string().regex(/^[A-Z]{2}$/)).optional(),
    from: z.iso.datetime({ offset: true }).optional(),
    until: z.iso.datetime({ offset: true }).optional(),
    tabs: z.array(z.enum(TAB_KEYS)).min(1).optional(),
  })
  .meta({ id: 'Visibility' });
export type Visibility = z.infer<typeof Visibility>;

/** One placed block. `settings` fit the schema of its kind with every default filled in. */
export interface Block<K extends string = BlockKind> {
  id: string;
  kind: K;
  settings: Record<string, unknown>;
  visibility?: Visibility | undefined;
  children?: Block<K>[] | undefined;
}

export const BlockSchema: z.ZodType<Block<string>> = z
  .object({
    id: z.string().min(1).max(64),
    kind: z.string().min(1).max(40),
    settings: z.record(z.string(), z.unknown()),
    visibility: Visibility.optional(),
    get children() {
      return z.array(BlockSchema).optional();
    },
  })
  .meta({ id: 'Block' });

const BlockList = z.array(BlockSchema);

/** The composition of one page. */
export const Layout = z
  .object({
    page: z.enum(PAGES),
    version: z.literal(1),
    zones: z.object({
      header: BlockList,
      left_sidebar: BlockList,
      side_menu: BlockList,
      tab_bar: BlockList,
      right_sidebar: BlockList,
      main: BlockList,
    } satisfies Record<(typeof ZONES)[number], typeof BlockList>),
  })
  .meta({ id: 'Layout' });
export type Layout = z.infer<typeof Layout>;
