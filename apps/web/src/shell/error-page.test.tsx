import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LateBoundary } from '#parts/deferred/late-boundary.tsx';
import { ErrorPage, errorWords, LastResort, PageBoundary } from './error-page.tsx';

const shownBy = (boundary: PageBoundary) => renderToStaticMarkup(boundary.render());

test('an error anywhere in the body shows the page about errors in its place', () => {
  errorWords.error.provide(() => <h1>Something went wrong</h1>);
  const boundary = new PageBoundary({ children: <p>The page</p> });
  expect(shownBy(boundary)).toBe('<p>The page</p>');
  for (const thrown of [new Error('planted'), undefined]) {
    boundary.state = PageBoundary.getDerivedStateFromError(thrown);
    expect(shownBy(boundary)).toBe('<h1>Something went wrong</h1>');
  }
});

test('five words are left only if the page about errors fails itself', () => {
  const children = <ErrorPage />;
  const boundary = new LateBoundary({
    children,
    failed: (failure) => <LastResort {...failure} />,
    load: async () => {},
  });
  boundary.state = { ...boundary.state, ...LateBoundary.getDerivedStateFromError() };
  expect(renderToStaticMarkup(boundary.render())).toBe('<p>UNEXPECTED ERROR IN ERROR APP</p>');
});
