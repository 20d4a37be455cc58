import type { Block, Layout, Zone } from '@touchline/contract/layout';
import type { PageContext } from '#data/block.ts';
import { BlockView } from './block-view.tsx';

interface ZoneViewProps {
  readonly layout: Layout;
  readonly zone: Zone;
  readonly page: PageContext;
  readonly only?: (block: Block) => boolean;
}

/** The blocks of one zone in their order. */
export function ZoneView({ layout, zone, page, only = () => true }: ZoneViewProps) {
  const blocks = (layout.zones[zone] as Block[]).filter(only); // unknown kinds are left out by the block's view
  return blocks.map((block) => (
    <BlockView key={`${block.kind} ${block.id}`} block={block} zone={zone} page={page} />
  ));
}
