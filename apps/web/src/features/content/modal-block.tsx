import { buttonClass } from '@touchline/ui';
import { DialogOrSheet } from '@touchline/ui/dialog';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { BlockProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { isAgreed, readStored, writeStored } from '#data/storage.ts';
import { type TextByLocale, textIn } from '#parts/operator-text/text-in.ts';
import { readText } from './markdown.ts';
import styles from './placed/placed.module.css';
import textStyles from './text-block.module.css';
import { WrittenText } from './written-text.tsx';

interface ModalSettings {
  readonly label: TextByLocale;
  readonly title: TextByLocale;
  readonly content: TextByLocale;
  readonly opens: 'press' | 'once';
}

/** Opens by itself once in a browser, if that may keep note of it. */
function useOpen(id: string, opens: ModalSettings['opens']) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const openedBlocks = readStored('openedBlocks');
    if (opens !== 'once' || !isAgreed('preference') || openedBlocks?.[id] === true) return;
    writeStored('openedBlocks', { ...openedBlocks, [id]: true });
    setOpen(true);
  }, [id, opens]);
  return [isOpen, setOpen] as const;
}

/** An operator's text in a dialog. Without scripts it unfolds where it stands. */
export function View({ block, settings }: BlockProps<ModalSettings>) {
  const messages = useMessages();
  const [isOpen, setOpen] = useOpen(block.id, settings.opens);
  const opener = useRef<HTMLElement>(null);
  const text = <WrittenText parts={readText(textIn(settings.content, messages.locale) ?? '')} />;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <details className={styles.modal}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control, which keys press as well */}
        <summary ref={opener} className={buttonClass()} aria-haspopup="dialog" onClick={open}>
          {textIn(settings.label, messages.locale)}
        </summary>
        <div className={textStyles.text}>{text}</div>
      </details>
      <DialogOrSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={textIn(settings.title, messages.locale)}
        closeLabel={messages('shell.close')}
        finalFocus={opener}
      >
        <div className={textStyles.text}>{text}</div>
      </DialogOrSheet>
    </>
  );
}
