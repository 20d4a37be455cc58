/** A run of text inside a line. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly content: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly content: readonly Inline[] };

/** One part of an administrator's text. Shape: `level` 2 to 4, the page's own title is 1; `id` is what a link leads to. */
export type TextPart =
  | {
      readonly kind: 'heading';
      readonly level: 2 | 3 | 4;
      readonly content: readonly Inline[];
      readonly id?: string;
    }
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly items: readonly (readonly Inline[])[];
    };

/** Where links may lead: the web, mails, texts, calls, and places of this site. */
const SAFE_HREF = /^(https?:\/\/|mailto:|sms:|tel:|\/(?![/\\]))[^\s]*$/i;

const INLINE =
  /\[(?<label>[^\]]+)\]\((?<href>[^()\s]+)\)|\*\*(?<strong>[^*]+)\*\*|\*(?<emphasis>[^*\s][^*]*)\*/;

function markOf(groups: Record<string, string | undefined>, whole: string): Inline {
  const { label, href, strong, emphasis } = groups;
  if (label !== undefined && href !== undefined) {
    return SAFE_HREF.test(href)
      ? { kind: 'link', href, content: inlines(label) }
      : { kind: 'text', text: label };
  }
  if (strong !== undefined) return { kind: 'strong', content: inlines(strong) };
  if (emphasis !== undefined) return { kind: 'emphasis', content: inlines(emphasis) };
  return { kind: 'text', text: whole };
}

/** Reads the marks inside a line. */
function inlines(line: string): Inline[] {
  const parts: Inline[] = [];
  let rest = line;
  for (let found = INLINE.exec(rest); found; found = INLINE.exec(rest)) {
    if (found.index > 0) parts.push({ kind: 'text', text: rest.slice(0, found.index) });
    parts.push(markOf(found.groups ?? {}, found[0]));
    rest = rest.slice(found.index + found[0].length);
  }
  if (rest !== '') parts.push({ kind: 'text', text: rest });
  return parts;
}

const HEADING = /^(#{1,3}) +(.+)$/;
const ANCHOR = /\s*\{#([a-z][a-z0-9-]*)\}$/;
const BULLET = /^[-*] +(.+)$/;
const NUMBERED = /^\d{1,3}[.)] +(.+)$/;

const levelOf = (marks: string): 2 | 3 | 4 => (marks.length === 1 ? 2 : marks.length === 2 ? 3 : 4);

interface Reading {
  readonly parts: TextPart[];
  paragraph: string[];
  list: { ordered: boolean; items: Inline[][] } | undefined;
}

function finish(reading: Reading) {
  const { parts, paragraph, list } = reading;
  if (paragraph.length > 0) parts.push({ kind: 'paragraph', content: inlines(paragraph.join(' ')) });
  if (list) parts.push({ kind: 'list', ...list });
  reading.paragraph = [];
  reading.list = undefined;
}

function takeItem(reading: Reading, ordered: boolean, text: string) {
  if (reading.list?.ordered !== ordered) {
    finish(reading);
    reading.list = { ordered, items: [] };
  }
  reading.list.items.push(inlines(text));
}

function headingOf(marks: string, line: string): TextPart {
  const id = ANCHOR.exec(line)?.[1];
  const content = inlines(line.replace(ANCHOR, ''));
  return { kind: 'heading', level: levelOf(marks), content, ...(id !== undefined && { id }) };
}

function takeLine(reading: Reading, line: string) {
  const [, marks, title] = HEADING.exec(line) ?? [];
  const [, bullet] = BULLET.exec(line) ?? [];
  const [, numbered] = NUMBERED.exec(line) ?? [];
  if (line === '') finish(reading);
  else if (marks !== undefined && title !== undefined) {
    finish(reading);
    reading.parts.push(headingOf(marks, title));
  } else if (bullet !== undefined) takeItem(reading, false, bullet);
  else if (numbered !== undefined) takeItem(reading, true, numbered);
  else {
    if (reading.list) finish(reading);
    reading.paragraph.push(line);
  }
}

/**
 * Reads an administrator's text: headings, with an anchor in `{#…}` at their end, paragraphs, lists, strong, emphasis and
 * links.
 * HTML is text like any other; a link that leads to a script is its words alone.
 */
export function readText(source: string): TextPart[] {
  const reading: Reading = { parts: [], paragraph: [], list: undefined };
  for (const line of source.split(/\r?\n/)) takeLine(reading, line.trim());
  finish(reading);
  return reading.parts;
}
