import type { ReactNode } from 'react';
import type { BlockProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { isOutside } from '#data/navigation.ts';
import { type TextByLocale, textIn } from '#parts/operator-text/text-in.ts';
import { type Inline, readText, type TextPart } from './markdown.ts';
import styles from './text-block.module.css';

/** An administrator's text in the language of the page. */
export function View({
  settings,
}: BlockProps<{ readonly content: TextByLocale; readonly width: 'default' | 'narrow' }>) {
  const { locale } = useMessages();
  const source = textIn(settings.content, locale);
  if (source === undefined) return null;
  return (
    <div className={styles.text} data-width={settings.width}>
      {numbered(readText(source)).map(([key, part]) => (
        <Part key={key} part={part} />
      ))}
    </div>
  );
}

// The parts of a text never change places while it is shown.
const numbered = <T,>(items: readonly T[]) => items.map((item, index): [string, T] => [String(index), item]);

function Part({ part }: { part: TextPart }) {
  if (part.kind === 'paragraph') return <p>{written(part.content)}</p>;
  if (part.kind === 'heading') {
    const Heading = `h${part.level}` as const;
    return <Heading>{written(part.content)}</Heading>;
  }
  const List = part.ordered ? 'ol' : 'ul';
  return (
    <List>
      {numbered(part.items).map(([key, item]) => (
        <li key={key}>{written(item)}</li>
      ))}
    </List>
  );
}

const written = (content: readonly Inline[]): ReactNode =>
  numbered(content).map(([key, one]) => <Run key={key} run={one} />);

function Run({ run }: { run: Inline }) {
  switch (run.kind) {
    case 'text':
      return run.text;
    case 'strong':
      return <strong>{written(run.content)}</strong>;
    case 'emphasis':
      return <em>{written(run.content)}</em>;
    case 'link':
      return (
        <a href={run.href} rel={isOutside(run.href) ? 'noopener' : undefined}>
          {written(run.content)}
        </a>
      );
  }
}
