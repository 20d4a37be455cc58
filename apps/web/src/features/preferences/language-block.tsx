import type { BlockProps } from '#data/block.ts';
import { systemQuery } from '#data/queries.ts';
import { LanguageLinks } from '#parts/preferences/language-links.tsx';
import { TimeZoneSelect } from '#parts/preferences/time-zone-select.tsx';
import styles from './preferences-block.module.css';

export const queries = () => [systemQuery()];

/** The page in each of the product's languages, and the zone of its times; in the header the languages alone. */
export function View({ zone }: BlockProps<object>) {
  return (
    <div className={styles.block}>
      <LanguageLinks isShort={zone === 'header'} />
      {zone !== 'header' && <TimeZoneSelect />}
    </div>
  );
}
