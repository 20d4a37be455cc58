import { Button, IconButton } from '@touchline/ui';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '#data/messages.ts';
import { dispatchSlip, slipState, useSlip } from '#data/slip.ts';
import { useIsolated } from '#data/slip-money.ts';
import { dismissUndo, holdUndo, releaseUndo } from '#data/slip-undo.ts';
import styles from './undo.module.css';

const undoOf = (state: ReturnType<typeof slipState>) => state.undo;

/** What was just taken off the slip, and the way to have it back. It stays while somebody is at it. */
export function UndoLine() {
  const t = useMessages();
  const isolate = useIsolated();
  const undo = useSlip(undoOf);
  const line = useRef<HTMLDivElement>(null);
  const isHere = undo !== null;
  useEffect(() => {
    if (isHere && line.current?.contains(document.activeElement)) holdUndo();
  }, [isHere]);
  if (undo === null) return null;
  const [name = '', ...others] = undo.names;
  const undoIt = () => {
    const root = line.current?.parentElement;
    const held = new Set(slipState().selectedOutcomeIds);
    // The focus moves on before anybody misses the button that had it.
    flushSync(() => dispatchSlip({ type: 'undone' }));
    const back = slipState().selectedOutcomeIds.find((id) => !held.has(id));
    if (back !== undefined) root?.querySelector<HTMLElement>(`[data-remove="${CSS.escape(back)}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at the line only keeps it from going away
    <div
      ref={line}
      className={styles.undo}
      onMouseEnter={holdUndo}
      onMouseLeave={releaseUndo}
      onFocus={holdUndo}
      onBlur={releaseUndo}
    >
      <span>
        {undo.what === 'slip'
          ? t('slip.undo.cleared')
          : others.length === 0
            ? t('slip.undo.removed', { name: isolate(name) })
            : t('slip.undo.removedMany', { count: undo.names.length })}
      </span>
      <Button size="s" data-undo="" onClick={undoIt}>
        {t('slip.undo')}
      </Button>
      <IconButton icon="x" size="s" label={t('slip.undo.dismiss')} onClick={dismissUndo} />
    </div>
  );
}
