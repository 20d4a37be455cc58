import type { ModalProps } from '#data/block.ts';
import { readText } from '#parts/written-text/markdown.ts';
import { WrittenText } from '#parts/written-text/written-text.tsx';
import textStyles from './text-block.module.css';

/** What the operator says to a new visitor. */
export function View({ props: { content } }: ModalProps) {
  return (
    <div className={textStyles.text}>
      <WrittenText parts={readText(typeof content === 'string' ? content : '')} />
    </div>
  );
}
