type Code = typeof import('./next-matches.tsx');

let code: Promise<Code> | undefined;

/** What a match that is over shows beneath it. Marked as React does, so that `use` reads what is here in the same turn. */
export function nextCode(): Promise<Code> {
  if (code) return code;
  const coming = import('./next-matches.tsx');
  coming.then(
    (value) => Object.assign(coming, { status: 'fulfilled', value }),
    () => {
      code = undefined;
    },
  );
  code = coming;
  return coming;
}
