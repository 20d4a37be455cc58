import type { BlockProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { type TextByLocale, textIn } from '#parts/operator-text/text-in.ts';
import styles from './placed.module.css';

export interface FrameSettings {
  readonly src: string;
  readonly title: TextByLocale;
  readonly height: number;
  readonly width: 'default' | 'narrow';
}

/** What a page of somebody else may do in its frame. One of this site may not also act as this site. */
const permissions = (src: string) =>
  src.startsWith('/')
    ? 'allow-scripts allow-forms allow-popups'
    : 'allow-scripts allow-forms allow-popups allow-same-origin';

/** A page in a frame of a fixed height. */
export function FrameBlock({ settings: { src, title, height, width } }: BlockProps<FrameSettings>) {
  const { locale } = useMessages();
  return (
    <iframe
      className={styles.frame}
      data-width={width}
      src={src}
      title={textIn(title, locale)}
      height={height}
      loading="lazy"
      referrerPolicy="no-referrer"
      sandbox={permissions(src)}
    />
  );
}
