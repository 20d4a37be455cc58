export { LinkTarget } from './blocks/navigation.ts';
export type { Picture } from './blocks/placed.ts';
export { checkLayout, type LayoutFault } from './check-layout.ts';
export { DEFAULT_LAYOUTS } from './default-layouts.ts';
export { countriesOf, fitLayout, type Occasion } from './fit-layout.ts';
export { BLOCK_KINDS, type BlockKind } from './kinds.ts';
export { type Block, BlockSchema, Layout, Visibility } from './layout.ts';
export {
  LIST_TIMES,
  type ListTime,
  NAMED_ACTIONS,
  type NamedAction,
  PAGES,
  type Page,
  SCREENS,
  SECTIONS,
  type Section,
  TAB_KEYS,
  type TabKey,
  ZONES,
  type Zone,
} from './zones.ts';
