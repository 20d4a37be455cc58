import { useWhen } from './use-when.ts';

/** Day and time. Units: epoch milliseconds. */
export function When({ at }: { readonly at: number }) {
  const when = useWhen();
  return <time dateTime={new Date(at).toISOString()}>{when(at)}</time>;
}
