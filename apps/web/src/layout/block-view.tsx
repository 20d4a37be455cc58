import type { Block, Zone } from '@touchline/contract/layout';
import { Suspense, use, useEffect, useState } from 'react';
import { isAsleep, noteAwake } from '#data/awake.ts';
import type { BlockBinding, PageContext } from '#data/block.ts';
import { useServices } from '#data/services.ts';
import { useOfSession } from '#data/session-state.ts';
import { type Failure, LateBoundary } from '#parts/deferred/late-boundary.tsx';
import { LateFailed } from '#parts/deferred/late-failed.tsx';
import styles from './block-view.module.css';
import { isForLocale, prepareBlock } from './load-page.ts';
import { pageTitle } from './page-head.ts';
import { bindingOf, moduleToShow } from './registry.ts';
import { TITLED_BY } from './titled-by.ts';

interface BlockViewProps {
  readonly block: Block;
  readonly zone: Zone;
  readonly page: PageContext;
}

/** Stands in the place of a block that failed. Menus and bars simply lack it. */
function BlockFailed({ block, zone, page, ...failure }: BlockViewProps & Failure) {
  const services = useServices();
  if (zone !== 'main' && zone !== 'right_sidebar') return null;
  const isTitle = zone === 'main' && block.kind === TITLED_BY[page.page];
  return <LateFailed {...failure} heading={isTitle && <h1>{pageTitle(services, page)}</h1>} />;
}

/** Whether somebody of this sign-in state sees the block. While it is unknown its place is kept. */
function useAudience(block: Block): 'shown' | 'reserved' | 'hidden' {
  const wanted = block.visibility?.signed_in;
  return useOfSession(({ status }) => {
    if (wanted === undefined) return 'shown';
    if (status === 'UNKNOWN' || status === 'PENDING') return 'reserved';
    return wanted === (status === 'LOGGED_IN') ? 'shown' : 'hidden';
  });
}

/** The view, once its code is here. Until then hydration leaves the server's HTML of it as it is. */
function BlockBody({
  block,
  zone,
  page,
  binding,
  isServed,
}: BlockViewProps & { binding: BlockBinding<unknown>; isServed: boolean }) {
  const { View } = use(moduleToShow(block.kind, binding, isServed));
  useEffect(() => noteAwake(block.id), [block.id]);
  return <View block={block} settings={block.settings} page={page} zone={zone} />;
}

/** One block of a zone: its view, or its skeleton while code or data are missing, or a word that it failed. */
export function BlockView({ block, zone, page }: BlockViewProps) {
  const services = useServices();
  const audience = useAudience(block);
  // The page whose HTML has the block.
  const [served] = useState(isAsleep(block.id) && page);
  const binding = bindingOf(block.kind);
  if (!binding || audience === 'hidden') return null;
  if (!isForLocale(block, services.locale)) return null;

  const skeleton = binding.Skeleton ? <binding.Skeleton settings={block.settings} /> : null;
  return (
    <div
      className={styles.block}
      data-block={block.kind}
      data-devices={block.visibility?.devices?.join(' ')}
      data-reserved={audience === 'reserved' ? '' : undefined}
    >
      <LateBoundary
        isFailed={() => services.failedBlocks.has(block.id)}
        load={() => prepareBlock(services, block, page)}
        onGone={() => noteAwake(block.id)}
        failed={(failure) => <BlockFailed block={block} zone={zone} page={page} {...failure} />}
      >
        <Suspense fallback={skeleton}>
          <BlockBody block={block} zone={zone} page={page} binding={binding} isServed={served === page} />
        </Suspense>
      </LateBoundary>
    </div>
  );
}
