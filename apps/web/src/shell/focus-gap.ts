/** Where something was taken out of the page. */
export interface Gap {
  readonly parent: Element;
  /** What it stood behind; null at the start of its parent. */
  readonly before: Node | null;
  /** What came into the page in the same turn. */
  readonly added: readonly Element[];
}

/** The gap that an element left, from the changes of one turn; undefined if they do not tell. */
export function gapOf(element: Element, records: readonly MutationRecord[]): Gap | undefined {
  let gap: Gap | undefined;
  let lost: Node = element;
  const added = records.flatMap((record) =>
    [...record.addedNodes].filter((node): node is Element => node instanceof Element && node.isConnected),
  );
  for (const { target, removedNodes, previousSibling } of records) {
    const isIn = [...removedNodes].some((node) => node.contains(lost));
    if (!isIn || !(target instanceof Element)) continue;
    gap = { parent: target, before: previousSibling, added };
    // Its parent may go in the same turn.
    lost = target;
  }
  return gap?.parent.isConnected ? gap : undefined;
}

const isBehind = (control: Element, { parent, before }: Gap): boolean =>
  !before?.isConnected ||
  !parent.contains(before) ||
  (!before.contains(control) &&
    (before.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);

/** The control that took the place of a gap, else the nearest one inside its parent, else in wider parents up to `part`. */
export function nearGap(
  gap: Gap,
  part: Element,
  controlsIn: (scope: Element) => readonly HTMLElement[],
): HTMLElement | undefined {
  const around = gap.parent.parentElement ?? gap.parent;
  for (const element of gap.added) {
    if (!around.contains(element) || !part.contains(element)) continue;
    const [first] = element.matches('a[href], button') ? [element as HTMLElement] : controlsIn(element);
    if (first) return first;
  }
  let here: Gap = gap;
  for (;;) {
    const controls = controlsIn(here.parent);
    const next = controls.find((control) => isBehind(control, here)) ?? controls.at(-1);
    if (next || here.parent === part || !here.parent.parentElement) return next;
    here = { parent: here.parent.parentElement, before: here.parent.previousSibling, added: [] };
  }
}
