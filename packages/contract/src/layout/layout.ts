import { z } from 'zod';
import type { BlockKind } from './kinds.ts';
import { PAGES, type ZONES } from './zones.ts';

/** When a block shows. Absent parts do not restrict. */
export const Visibility = z
  .object({
    devices: z.array(z.enum(['phone', 'tablet', 'desktop'])).optional(),
    signed_in: z.boolean().optional(),
    locales: z.array(z.string()).optional(),
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
