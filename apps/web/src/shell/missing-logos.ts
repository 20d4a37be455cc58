const LOGO = 'img[data-logo]';

const isLogo = (element: EventTarget | null): element is HTMLImageElement =>
  element instanceof HTMLImageElement && element.matches(LOGO);

const note = (image: HTMLImageElement) => image.toggleAttribute('data-missing', true);

/** Marks logos of teams that cannot be had, so that a shield stands in their place: those that failed before, and all to come. */
export function startMissingLogos(): () => void {
  for (const image of document.querySelectorAll<HTMLImageElement>(LOGO))
    if (image.complete && image.naturalWidth === 0) note(image);
  const mark = ({ target }: Event) => isLogo(target) && note(target);
  const clear = ({ target }: Event) => isLogo(target) && target.toggleAttribute('data-missing', false);
  // Neither event rises to the document by itself.
  document.addEventListener('error', mark, true);
  document.addEventListener('load', clear, true);
  return () => {
    document.removeEventListener('error', mark, true);
    document.removeEventListener('load', clear, true);
  };
}
