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

test('a team without a logo has a shield in the colours of its kit', () => {
  const html = renderToStaticMarkup(<TeamMark team={{ logo: null, kit }} />);
  expect(html).toContain('kit-hoops');
  expect(html).toContain('#112233');
  expect(renderToStaticMarkup(<TeamMark team={{ logo: null, kit: null }} />)).toContain('kit-plain');
});
