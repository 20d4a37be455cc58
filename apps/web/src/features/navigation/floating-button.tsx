import type { LinkTarget } from '@touchline/contract/layout';
import { IconButton } from '@touchline/ui';
import { useState } from 'react';
import type { BlockProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { readStored, writeStored } from '#data/storage.ts';
import { Floating } from '#parts/floating/floating.tsx';
import { type TextByLocale, textIn } from '#parts/operator-text/text-in.ts';
import { TargetLink } from '#parts/target/target-link.tsx';
import styles from './menus.module.css';

export interface FloatingButtonSettings {
  readonly label: TextByLocale;
  readonly target: LinkTarget;
  readonly closable: boolean;
}

const isPutAway = (id: string) => readStored('floatingButton')?.[id] === true;

/** A button over the page. Put away, it stays away in this browser. */
export function FloatingButton(props: BlockProps<FloatingButtonSettings>) {
  return (
    <Floating corner="start">
      <Button {...props} />
    </Floating>
  );
}

function Button({ settings, block }: BlockProps<FloatingButtonSettings>) {
  const messages = useMessages();
  const { target, label, closable } = settings;
  const [isAway, setAway] = useState(closable && isPutAway(block.id));
  if (isAway) return null;
  const putAway = () => {
    writeStored('floatingButton', { ...readStored('floatingButton'), [block.id]: true });
    setAway(true);
  };
  return (
    <div className={styles.floating}>
      <TargetLink target={target} className={styles.floatingLink}>
        {textIn(label, messages.locale)}
      </TargetLink>
      {closable && <IconButton icon="x" size="s" label={messages('shell.close')} onClick={putAway} />}
    </div>
  );
}
