import { type ReactNode, useEffect, useState } from 'react';

/** What nobody needs before the page answers: it is made after hydration, and nothing of it is in the HTML. */
export function AfterHydration({ children }: { readonly children: ReactNode }) {
  const [isUp, setUp] = useState(false);
  useEffect(() => setUp(true), []);
  return isUp ? children : null;
}
