import { useMessages } from '#data/messages.ts';
import { ReducedShell } from './reduced-shell.tsx';

const IMAGE = (
  <>
    <path d="M20 10v130M20 75h120M20 40a35 35 0 0 1 0 70" />
    <path d="M60 130C100 60 150 60 196 112" strokeDasharray="3 5" />
    <g data-strong="">
      <circle cx="200" cy="118" r="13" />
      <path d="m200 112.500 5 3.700-1.900 5.900h-6.200l-1.900-5.900z" />
      <path d="M150 10v130" strokeWidth="2" />
    </g>
  </>
);

/** An address that names nothing. */
export function NotFoundView() {
  const text = useMessages();
  return (
    <ReducedShell
      image={IMAGE}
      title={text('error.page.notFound.title')}
      description={text('error.page.notFound.text')}
    />
  );
}
