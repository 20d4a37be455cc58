export { checkLayout, type LayoutFault } from './check-layout.ts';
export { DEFAULT_LAYOUTS } from './default-layouts.ts';
export { BLOCK_KINDS, type BlockKind } from './kinds.ts';
export { type Block, BlockSchema, Layout, Visibility } from './layout.ts';
export { LinkTarget } from './blocks/navigation.ts';
export { NAMED_ACTIONS, type NamedAction, type Page, PAGES, type Section, SECTIONS, type Zone, ZONES } from './zones.ts';
