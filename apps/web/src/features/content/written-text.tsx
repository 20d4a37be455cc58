import type { ReactNode } from 'react';
import { hrefWritten, isOutside } from '#data/navigation.ts';
import type { Inline, TextPart } from './markdown.ts';

/** The parts of a text. `raised`: its second level is the page's, whose title was the first. */
export function WrittenText({
  parts,
  raised = false,
}: {
  readonly parts: readonly TextPart[];
  readonly raised?: boolean;
}) {
  return numbered(parts).map(([key, part]) => <Part key={key} part={part} raised={raised} />);
}

// The parts of a text never change places while it is shown.
const numbered = <T,>(items: readonly T[]) => items.map((item, index): [string, T] => [String(index), item]);

function Part({ part, raised }: { part: TextPart; raised: boolean }) {
  if (part.kind === 'paragraph') return <p>{written(part.content)}</p>;
  if (part.kind === 'heading') {
    const Heading = raised && part.level > 2 ? (part.level === 3 ? 'h2' : 'h3') : (`h${part.level}` as const);
    return <Heading id={part.id}>{written(part.content)}</Heading>;
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
        <a href={hrefWritten(run.href)} rel={isOutside(run.href) ? 'noopener' : undefined}>
          {written(run.content)}
        </a>
      );
  }
}
