import { useMessages } from '#data/messages.ts';
import { hrefHome } from '#data/navigation.ts';
import { ageSign } from './age-sign.ts';
import { ReducedShell } from './reduced-shell.tsx';

/** Words about an error: what happened, that no money is touched, and the ways on. */
export function ErrorView() {
  const text = useMessages();
  return (
    <ReducedShell
      page="error"
      brand={text('shell.brand')}
      home={{ href: hrefHome(), label: text('error.page.home') }}
      title={text('error.page.error.title')}
      description={`${text('error.page.error.text')} ${text('error.page.error.money')}`}
      age={ageSign(text.locale)}
    >
      <button type="button" onClick={() => window.location.reload()}>
        {text('error.page.again')}
      </button>
    </ReducedShell>
  );
}
