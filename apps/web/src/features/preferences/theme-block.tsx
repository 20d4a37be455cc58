import type { BlockProps } from '#data/block.ts';
import { DensityChoice, ThemeChoice } from '#parts/preferences/look-choices.tsx';
import styles from './preferences-block.module.css';

/** Theme and density; in the header the theme alone. */
export function View({ zone }: BlockProps<object>) {
  return (
    <div className={styles.block}>
      <ThemeChoice />
      {zone !== 'header' && <DensityChoice />}
    </div>
  );
}
