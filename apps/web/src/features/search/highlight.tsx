import { highlightedParts } from './highlighted-parts.ts';
import styles from './search.module.css';

/** A name with what was typed marked in it. */
export function Highlight({ name, typed }: { name: string; typed: string }) {
  return (
    <bdi>
      {highlightedParts(name, typed).map(({ text, isMatched }, index) =>
        isMatched ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity than their place
          <mark key={index} className={styles.mark}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </bdi>
  );
}
