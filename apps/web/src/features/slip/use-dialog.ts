import { type ComponentType, useState } from 'react';
import { laterMessages } from '#data/later-messages.ts';
import { notify } from '#data/notices.ts';
import { reportError } from '#data/report.ts';

/** A dialog whose code comes when it is opened. One that does not come is said, and nothing stays open. */
export function useDialog<P>(load: () => Promise<ComponentType<P>>) {
  const [View, setView] = useState<ComponentType<P> | null>(null);
  const open = () => {
    Promise.all([load(), laterMessages()]).then(
      ([Loaded]) => setView(() => Loaded),
      (error) => {
        reportError(error);
        notify({ kind: 'error', titleKey: 'toast.error.title', descriptionKey: 'error.default' });
      },
    );
  };
  return { View, open, close: () => setView(null) };
}
