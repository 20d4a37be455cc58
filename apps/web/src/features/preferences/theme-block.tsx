import { DensityChoice, ThemeChoice } from '#parts/preferences/look-choices.tsx';
import styles from './preferences-block.module.css';

/** Theme and density. */
export function View() {
  return (
    <div className={styles.block}>
      <ThemeChoice />
      <DensityChoice />
    </div>
  );
}
