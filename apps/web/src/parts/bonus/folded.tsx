import { Icon } from '@touchline/ui';
import { type ReactNode, useId, useState } from 'react';
import styles from './folded.module.css';

/** A part that a button opens in place. `name` is what the button is called where its label says too little. */
export function Folded({
  label,
  name,
  children,
}: {
  label: string;
  name?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={name}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="s" />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  );
}
