import { createElement, type FunctionComponent, type ReactNode } from 'react';
import type { MarkupElement, MarkupNode } from './markup.ts';

/** Attributes that React knows by another name; the others pass as they are written. */
const NAMES: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex' };
const BOOLEANS = new Set([
  'async',
  'checked',
  'disabled',
  'hidden',
  'inert',
  'multiple',
  'readOnly',
  'required',
  'selected',
]);

type Props = Record<string, string | boolean>;

/** A node with its props in React's terms, made once before anything is measured. */
interface BareElement {
  readonly tag: string;
  readonly props: Props;
  readonly children: readonly (string | BareElement)[];
  readonly isComponent: boolean;
}

/** Where a page written by hand would have a component: rows, prices, strips, icons, times, blocks. */
const isComponent = ({ tag, attributes }: MarkupElement) =>
  ['article', 'button', 'svg', 'time', 'section'].includes(tag) ||
  attributes.role === 'group' ||
  'data-block' in attributes;

function propsOf({ attributes }: MarkupElement): Props {
  const props: Props = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'style' || name === 'data-precedence') continue;
    props[NAMES[name] ?? name] = BOOLEANS.has(name) && value === '' ? true : value;
  }
  return props;
}

const prepared = (node: MarkupNode): string | BareElement =>
  typeof node === 'string'
    ? node
    : {
        tag: node.tag,
        props: propsOf(node),
        children: node.children.map(prepared),
        isComponent: isComponent(node),
      };

const Part: FunctionComponent<{ part: BareElement }> = ({ part }) => elementOf(part);

function elementOf({ tag, props, children }: BareElement): ReactNode {
  return createElement(tag, props, ...children.map(nodeOf));
}

function nodeOf(node: string | BareElement): ReactNode {
  if (typeof node === 'string') return node;
  return node.isComponent ? createElement(Part, { part: node }) : elementOf(node);
}

/**
 * A page as a plain tree of React components: the same elements, attributes and texts, made anew by each call; no
 * router, no store, no messages, no data.
 */
export function bareTree(markup: MarkupElement): () => ReactNode {
  const page = prepared(markup);
  return () => nodeOf(page);
}
