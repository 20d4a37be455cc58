import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { moveFocus } from '../tabs/arrow-keys.ts';
import styles from './segmented.module.css';

/** One of a few exclusive choices that stand side by side. */
export interface SegmentOption<K extends string> {
  value: K;
  label: ReactNode;
  /** Cannot be chosen now; the element with the id `why` says the reason. */
  isOff?: boolean;
  why?: string;
}

/** A row of exclusive choices; arrow keys move, Enter or Space chooses. */
export function Segmented<K extends string>({
  label,
  options,
  value,
  onChange,
  wide = false,
}: {
  label: string;
  options: readonly SegmentOption<K>[];
  value: K;
  onChange: (value: K) => void;
  wide?: boolean;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row of buttons everywhere
    <div
      className={classNames(styles.segmented, wide && styles.wide)}
      role="group"
      aria-label={label}
      onKeyDown={moveFocus}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          aria-disabled={option.isOff}
          aria-describedby={option.why}
          onClick={() => option.isOff || onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
