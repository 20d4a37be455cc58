const LOGO = 'img[data-logo]';

const isLogo = (element: EventTarget | null): element is HTMLImageElement =>
  element instanceof HTMLImageElement && element.matches(LOGO);

const note = (image: HTMLImageElement) => image.toggleAttribute('data-missing', true);

/** Marks logos that failed to load, before or from now on: their style shows the shield instead. */
export function startMissingLogos(): () => void {
  // A vector picture without a size has no natural width either in some browsers, but it can be decoded.
  for (const image of document.querySelectorAll<HTMLImageElement>(LOGO))
    if (image.complete && image.naturalWidth === 0) image.decode().catch(() => note(image));
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
