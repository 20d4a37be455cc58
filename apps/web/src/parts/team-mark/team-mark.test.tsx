import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TeamMark } from './team-mark.tsx';

const kit = { pattern: 'hoops' as const, a: '#112233', b: '#ffffff' };

test('a team has the logo that the backend gives', () => {
  const html = renderToStaticMarkup(<TeamMark team={{ logo: '/logos/7.svg', kit }} size="xl" />);
  expect(html).toContain('<img');
  expect(html).toContain('src="/logos/7.svg"');
  expect(html).toContain('alt=""');
});

test('a logo has its shield behind it, for the case that its file cannot be had', () => {
  const html = renderToStaticMarkup(<TeamMark team={{ logo: '/media/competitors/7.svg?v=1', kit }} />);
  expect(html).toMatch(/^<img [^>]*\/><svg [^>]*><use href="[^"]*kit-hoops"\/?>/);
  expect(html).toContain(`/sports/image?src=${encodeURIComponent('/media/competitors/7.svg?v=1')}&amp;w=128`);
  expect(html).toContain('decoding="async"');
});

test('a logo of another origin comes through the loader, large enough for dense screens', () => {
  const logo = 'https://cdn.example/teams/7.png';
  const html = renderToStaticMarkup(<TeamMark team={{ logo, kit }} size="l" />);
  expect(html).toContain(`/sports/image?src=${encodeURIComponent(logo)}&amp;w=128`);
  expect(html).toContain('loading="lazy"');
});

test('a team without a logo has a shield in the colours of its kit', () => {
  const html = renderToStaticMarkup(<TeamMark team={{ logo: null, kit }} />);
  expect(html).toContain('kit-hoops');
  expect(html).toContain('#112233');
  expect(renderToStaticMarkup(<TeamMark team={{ logo: null, kit: null }} />)).toContain('kit-plain');
});
