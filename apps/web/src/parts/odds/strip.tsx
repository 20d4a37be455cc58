import { classNames, stepIndex } from '@touchline/ui';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import styles from './odds.module.css';

const buttonsOf = (strip: Element) => [...strip.querySelectorAll<HTMLElement>('[data-price]')];

function moveInside(event: KeyboardEvent<HTMLElement>) {
  const strip = event.currentTarget;
  const buttons = buttonsOf(strip);
  const from = buttons.indexOf(event.target as HTMLElement); // not a button: -1, and then it stays
  if (from < 0) return;
  const next = stepIndex(event.key, from, buttons.length, getComputedStyle(strip).direction === 'rtl');
  if (next === null) return;
  event.preventDefault();
  buttons[next]?.focus();
}

// While the focus is inside, Tab leaves the strip; outside of it every strip is one stop further.
function hold(event: FocusEvent<HTMLElement>) {
  for (const button of buttonsOf(event.currentTarget)) button.tabIndex = button === event.target ? 0 : -1;
}

function release(event: FocusEvent<HTMLElement>) {
  if (event.currentTarget.contains(event.relatedTarget)) return;
  for (const button of buttonsOf(event.currentTarget)) button.removeAttribute('tabindex');
}

export const stripClass = (withLine: boolean, tall: boolean): string =>
  classNames(styles.strip, withLine && styles.withLine, tall && styles.tall);

/** The outcomes of one market in one rounded shape; arrow keys move inside it. `line` stands first, in a quiet cell. */
export function Strip({
  label,
  line,
  tall = false,
  children,
}: {
  label: string;
  line?: ReactNode;
  tall?: boolean;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid of cells everywhere
    <div
      className={stripClass(line !== undefined, tall)}
      role="group"
      aria-label={label}
      onKeyDown={moveInside}
      onFocus={hold}
      onBlur={release}
    >
      {line !== undefined && <span className={styles.line}>{line}</span>}
      {children}
    </div>
  );
}
