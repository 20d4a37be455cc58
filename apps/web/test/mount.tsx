import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { getRouter } from '../src/router.tsx';
import { headScript } from '../src/shell/head-script.ts';

/** Shows the page of the document's address in the document, as after a full load without its HTML. Returns what takes it away. */
export async function mount(): Promise<() => void> {
  // Does what a browser does with the head of the HTML, which comes before all modules.
  new Function(headScript())();
  const router = await getRouter();
  await router.load();
  const root = createRoot(document);
  root.render(<RouterProvider router={router} />);
  return () => root.unmount();
}
