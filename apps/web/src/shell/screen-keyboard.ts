const FIELDS = '[role="dialog"] :is(input, select, textarea)';
/** Smallest height of a keyboard; lower ones are bars of the browser. Units: px. */
const KEYBOARD_MIN_PX = 120;

/** How much of the window a keyboard covers. Nothing while the page is zoomed: the view is then a part of it. Units: px. */
function coveredBy({ height, offsetTop, scale }: VisualViewport): number {
  const covered = scale > 1 ? 0 : Math.round(window.innerHeight - height - offsetTop);
  return covered < KEYBOARD_MIN_PX ? 0 : covered;
}

/**
 * Keeps dialogs above the keyboard of a phone, and the focused field in sight. Most browsers shrink the window, as `VIEWPORT`
 * asks; Safari covers its lower part, which the styles then know as `--keyboard`.
 */
export function startScreenKeyboard(): () => void {
  const view = window.visualViewport;
  if (!view) return () => {};
  const fit = () => {
    const { documentElement: root, activeElement: field } = document;
    const covered = coveredBy(view);
    root.toggleAttribute('data-keyboard', covered > 0);
    root.style.setProperty('--keyboard', `${covered}px`);
    if (field?.matches(FIELDS)) field.scrollIntoView({ block: 'center', behavior: 'instant' });
  };
  view.addEventListener('resize', fit);
  return () => view.removeEventListener('resize', fit);
}
