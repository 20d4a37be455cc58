import { settingsQuery } from '#data/queries.ts';
import { OddsSelect } from '#parts/preferences/odds-select.tsx';
import styles from './preferences-block.module.css';

export const queries = () => [settingsQuery()];

/** The format of prices. */
export function View() {
  return (
    <div className={styles.block}>
      <OddsSelect />
    </div>
  );
}
