const NAMES = {
  back: '--surface-canvas',
  card: '--surface-card',
  line: '--line-2',
  text: '--text-1',
  quiet: '--text-2',
  paint: '--accent-fill',
  onPaint: '--accent-on',
} as const;

export type PictureColours = Readonly<Record<keyof typeof NAMES, string>>;

/** The operator's colours as the dark theme has them, in a form that a canvas understands. */
export function pictureColours(): PictureColours {
  const probe = document.createElement('i');
  probe.dataset.theme = 'dark';
  probe.hidden = true;
  document.body.append(probe);
  const computed = getComputedStyle(probe);
  const colourOf = (name: string) => {
    probe.style.color = `var(${name})`;
    return computed.color;
  };
  const colours = Object.fromEntries(
    Object.entries(NAMES).map(([use, name]) => [use, colourOf(name)]),
  ) as PictureColours; // the same keys
  probe.remove();
  return colours;
}
