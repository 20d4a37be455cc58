import type { ModalProps } from '#data/block.ts';
import { readText } from './markdown.ts';
import textStyles from './text-block.module.css';
import { WrittenText } from './written-text.tsx';

/** What the operator says to a new visitor. */
export function View({ props: { content } }: ModalProps) {
  return (
    <div className={textStyles.text}>
      <WrittenText parts={readText(typeof content === 'string' ? content : '')} />
    </div>
  );
}
