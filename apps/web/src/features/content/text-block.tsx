import type { BlockProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { type TextByLocale, textIn } from '#parts/operator-text/text-in.ts';
import { readText } from './markdown.ts';
import styles from './text-block.module.css';
import { WrittenText } from './written-text.tsx';

/** An administrator's text in the language of the page. */
export function View({
  settings,
}: BlockProps<{ readonly content: TextByLocale; readonly width: 'default' | 'narrow' }>) {
  const { locale } = useMessages();
  const source = textIn(settings.content, locale);
  if (source === undefined) return null;
  return (
    <div className={styles.text} data-width={settings.width}>
      <WrittenText parts={readText(source)} />
    </div>
  );
}
