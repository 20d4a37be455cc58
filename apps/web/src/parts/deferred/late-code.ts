import { late, latePatiently, type Readable, readable } from '#data/late.ts';

/** Code that is loaded once, and again after a failure. */
export interface LateCode<T> {
  readonly isSettled: () => boolean;
  /** The same promise until `forgetFailure`. */
  readonly load: () => Promise<T>;
  readonly loadAgain: () => Promise<T>;
  readonly forgetFailure: () => void;
  readonly provide: (value: T) => void;
}

/** `isPatient` waits for the network instead of failing. */
export function createLateCode<T>(start: () => Promise<T>, isPatient: boolean): LateCode<T> {
  let code: Readable<T> | undefined;
  const load = () => {
    code ??= readable((isPatient ? latePatiently : late)(start));
    return code;
  };
  const forgetFailure = () => {
    if (code?.status === 'rejected') code = undefined;
  };
  return {
    isSettled: () => code?.status !== undefined,
    load,
    loadAgain() {
      forgetFailure();
      return load();
    },
    forgetFailure,
    provide(value) {
      code = Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
    },
  };
}
