import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LastResort } from './error-page.tsx';

test('where the page about errors fails, five words are left', () => {
  const shown = new LastResort({ children: <p>Something went wrong</p> });
  expect(renderToStaticMarkup(shown.render())).toBe('<p>Something went wrong</p>');
  shown.state = LastResort.getDerivedStateFromError();
  expect(renderToStaticMarkup(shown.render())).toBe('<p>UNEXPECTED ERROR IN ERROR APP</p>');
});
