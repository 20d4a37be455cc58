import { useMessages } from '#data/messages.ts';
import { hrefHome } from '#data/navigation.ts';
import { ageSign } from './age-sign.ts';
import { ReducedShell } from './reduced-shell.tsx';

/** An address that names nothing. */
export function NotFoundView() {
  const text = useMessages();
  return (
    <ReducedShell
      page="notFound"
      brand={text('shell.brand')}
      home={{ href: hrefHome(), label: text('error.page.home') }}
      title={text('error.page.notFound.title')}
      description={text('error.page.notFound.text')}
      age={ageSign(text.locale)}
    />
  );
}
