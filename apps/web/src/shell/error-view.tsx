import { useMessages } from '#data/messages.ts';
import { ReducedShell } from './reduced-shell.tsx';

const IMAGE = (
  <>
    <path d="m104 130 8-10 8 18 8-14 8 6M60 130V40l44 14-44 16M180 130V40" />
    <path d="M180 40h36v10h-36z" strokeDasharray="3 4" />
    <path d="M20 130h84M136 130h84" data-strong="" strokeWidth="2" />
  </>
);

/** Words about an error: what happened, that no money is touched, and the ways on. */
export function ErrorView() {
  const text = useMessages();
  return (
    <ReducedShell
      image={IMAGE}
      title={text('error.page.error.title')}
      description={`${text('error.page.error.text')} ${text('error.page.error.money')}`}
    >
      <button type="button" onClick={() => window.location.reload()}>
        {text('error.page.again')}
      </button>
    </ReducedShell>
  );
}
