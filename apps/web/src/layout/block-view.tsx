import type { Block, Zone } from '@touchline/contract/layout';
import { Component, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { noteAwake } from '#data/awake.ts';
import type { BlockBinding, PageContext } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { reportError } from '#data/report.ts';
import { useServices } from '#data/services.ts';
import { useOfSession } from '#data/session-state.ts';
import styles from './block-view.module.css';
import { isForLocale, prepareBlock } from './load-page.ts';
import { pageTitle } from './page-head.ts';
import { bindingOf, moduleToShow } from './registry.ts';
import { TITLED_BY } from './titled-by.ts';

interface BoundaryProps {
  readonly blockId: string;
  readonly children: ReactNode;
  readonly fallback: () => ReactNode;
}

/** A block that throws is left out of the page and reported. */
class BlockBoundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override componentWillUnmount() {
    noteAwake(this.props.blockId);
  }
  override componentDidCatch(error: unknown) {
    noteAwake(this.props.blockId);
    reportError(error);
  }
  override render() {
    return this.state.isBroken ? this.props.fallback() : this.props.children;
  }
}

interface BlockViewProps {
  readonly block: Block;
  readonly zone: Zone;
  readonly page: PageContext;
}

/** What stands where a block could not be loaded. Menus and bars simply lack it. */
function BlockFailed({ block, zone, page, onRetry }: BlockViewProps & { onRetry: () => void }) {
  const services = useServices();
  const text = useMessages();
  if (zone !== 'main' && zone !== 'right_sidebar') return null;
  const isTitle = zone === 'main' && block.kind === TITLED_BY[page.page];
  return (
    <div className={styles.failed} role="status">
      {isTitle && <h1>{pageTitle(services, page)}</h1>}
      <h2>{text('shell.block.failed')}</h2>
      <p>{text('shell.block.failedText')}</p>
      <button type="button" onClick={onRetry}>
        {text('shell.block.again')}
      </button>
    </div>
  );
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
function BlockBody({ block, zone, page, binding }: BlockViewProps & { binding: BlockBinding<unknown> }) {
  const { View } = use(moduleToShow(block.kind, binding));
  useEffect(() => noteAwake(block.id), [block.id]);
  return <View block={block} settings={block.settings} page={page} zone={zone} />;
}

/** One block of a zone: its view, or its skeleton while code or data are missing, or a word that it failed. */
export function BlockView({ block, zone, page }: BlockViewProps) {
  const services = useServices();
  const audience = useAudience(block);
  const [attempt, setAttempt] = useState(0);
  const binding = bindingOf(block.kind);
  if (!binding || audience === 'hidden') return null;
  if (!isForLocale(block, services.locale)) return null;

  const retry = () => void prepareBlock(services, block, page).then(() => setAttempt(attempt + 1));
  const skeleton = binding.Skeleton ? <binding.Skeleton settings={block.settings} /> : null;
  const failed = (again: () => void) => <BlockFailed block={block} zone={zone} page={page} onRetry={again} />;
  return (
    <div
      className={styles.block}
      data-block={block.kind}
      data-devices={block.visibility?.devices?.join(' ')}
      data-reserved={audience === 'reserved' ? '' : undefined}
    >
      {services.failedBlocks.has(block.id) ? (
        failed(retry)
      ) : (
        <BlockBoundary key={attempt} blockId={block.id} fallback={() => failed(retry)}>
          <Suspense fallback={skeleton}>
            <BlockBody block={block} zone={zone} page={page} binding={binding} />
          </Suspense>
        </BlockBoundary>
      )}
    </div>
  );
}
