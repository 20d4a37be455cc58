/** Marks the body while the page is scrolled, for operators' styles. Source: specification §2. */
export function startScrollMarker(): () => void {
  const mark = () => document.body.toggleAttribute('data-scrolled', window.scrollY > 0);
  mark();
  window.addEventListener('scroll', mark, { passive: true });
  return () => window.removeEventListener('scroll', mark);
}
