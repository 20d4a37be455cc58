import type { LinkTarget, Picture as PictureSettings } from '@touchline/contract/layout';
import type { BlockProps } from '#data/block.ts';
import { Picture } from '#parts/picture/picture.tsx';
import { TargetLink } from '#parts/target/target-link.tsx';
import styles from './placed.module.css';

export interface ImageSettings {
  readonly picture: PictureSettings;
  readonly target: LinkTarget | null;
  readonly width: 'default' | 'narrow';
}

/** An operator's picture, which may lead somewhere. */
export function ImageBlock({ settings: { picture, target, width } }: BlockProps<ImageSettings>) {
  return (
    <div className={styles.image} data-width={width}>
      {target ? (
        <TargetLink target={target} className={styles.imageLink}>
          <Picture picture={picture} />
        </TargetLink>
      ) : (
        <Picture picture={picture} />
      )}
    </div>
  );
}
