import type { LinkTarget } from '@touchline/contract/layout';
import { buttonClass } from '@touchline/ui';
import type { BlockProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { type TextByLocale, textIn } from '#parts/operator-text/text-in.ts';
import { TargetLink } from '#parts/target/target-link.tsx';
import styles from './button-block.module.css';

export interface ButtonSettings {
  readonly label: TextByLocale;
  readonly target: LinkTarget;
  readonly look: 'primary' | 'quiet';
  readonly width: 'default' | 'narrow';
}

/** An operator's button. A target that is not there shows nothing. */
export function ButtonBlock({ settings }: BlockProps<ButtonSettings>) {
  const { locale } = useMessages();
  const label = textIn(settings.label, locale);
  if (label === undefined) return null;
  const look = buttonClass({
    kind: settings.look === 'primary' ? 'primary' : 'secondary',
    wide: settings.width === 'default',
  });
  return (
    <div className={styles.place} data-width={settings.width}>
      <TargetLink target={settings.target} className={look}>
        {label}
      </TargetLink>
    </div>
  );
}
