/** The window of a page: behind notches, and shrunk by the keyboard of a phone, so that sheets stand above it. */
export const VIEWPORT =
  'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content';
