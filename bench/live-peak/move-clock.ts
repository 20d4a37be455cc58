/** Puts the clock ahead by so many milliseconds. Stands alone: it is also sent to a page as its text. */
export function moveClock(byMs: number): void {
  const now = Date.now;
  Date.now = () => now() + byMs;
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, made) =>
      Reflect.construct(target, given.length === 0 ? [target.now()] : given, made),
  });
}
