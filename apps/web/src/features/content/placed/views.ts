import type { BlockModule } from '#data/block.ts';
import { targetQueries } from '#parts/target/use-target-href.ts';
import { FrameBlock, type FrameSettings } from './frame-block.tsx';
import { ImageBlock, type ImageSettings } from './image-block.tsx';
import { LabelBlock, type LabelSettings } from './label-block.tsx';
import { PageBanner, type PageBannerSettings } from './page-banner.tsx';

export const label: BlockModule<LabelSettings> = {
  View: LabelBlock,
  queries: ({ target }) => targetQueries(target),
};
export const image: BlockModule<ImageSettings> = {
  View: ImageBlock,
  queries: ({ target }) => targetQueries(target),
};
export const pageBanner: BlockModule<PageBannerSettings> = {
  View: PageBanner,
  queries: ({ items }) => items.flatMap(({ target }) => targetQueries(target)),
};
export const iframe: BlockModule<FrameSettings> = { View: FrameBlock };
