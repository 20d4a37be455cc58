import type { LinkTarget } from '@touchline/contract/layout';
import type { BlockProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { type TextByLocale, textIn } from '#parts/operator-text/text-in.ts';
import { TargetLink } from '#parts/target/target-link.tsx';
import styles from './placed.module.css';

export interface LabelSettings {
  readonly text: TextByLocale;
  readonly tone: 'neutral' | 'brand' | 'live';
  readonly target: LinkTarget | null;
}

/** A few words in a frame, which may lead somewhere. */
export function LabelBlock({ settings }: BlockProps<LabelSettings>) {
  const { locale } = useMessages();
  const text = textIn(settings.text, locale);
  return (
    <p className={styles.labelPlace} data-tone={settings.tone}>
      {settings.target ? (
        <TargetLink target={settings.target} className={styles.label}>
          {text}
        </TargetLink>
      ) : (
        <span className={styles.label}>{text}</span>
      )}
    </p>
  );
}
