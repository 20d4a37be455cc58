import { Segmented } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { type Density, setDensity, setTheme, type Theme, useDensity, useTheme } from '#data/preferences.ts';
import styles from './preferences.module.css';

const THEMES = ['light', 'dark', 'system'] as const satisfies readonly Theme[];
const DENSITIES = ['comfortable', 'compact'] as const satisfies readonly Density[];

/** Light, dark, or as the device says. */
export function ThemeChoice() {
  const t = useMessages();
  const theme = useTheme();
  return (
    <div className={styles.choice}>
      <span aria-hidden="true">{t('preferences.theme')}</span>
      <Segmented
        label={t('preferences.theme')}
        wide
        value={theme}
        options={THEMES.map((value) => ({ value, label: t(`preferences.theme.${value}`) }))}
        onChange={setTheme}
      />
    </div>
  );
}

/** How much room rows take. */
export function DensityChoice() {
  const t = useMessages();
  const density = useDensity();
  return (
    <div className={styles.choice}>
      <span aria-hidden="true">{t('preferences.density')}</span>
      <Segmented
        label={t('preferences.density')}
        wide
        value={density}
        options={DENSITIES.map((value) => ({ value, label: t(`preferences.density.${value}`) }))}
        onChange={setDensity}
      />
    </div>
  );
}
