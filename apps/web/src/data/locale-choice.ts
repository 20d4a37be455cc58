import { request } from './api.ts';
import { currentSession } from './session.ts';
import { writeStored } from './storage.ts';

/** Keeps the locale that the reader chose: in this browser, and in his account where he is signed in. */
export function chooseLocale(locale: string): void {
  writeStored('locale', locale);
  if (currentSession().status !== 'LOGGED_IN') return;
  void request((backend) =>
    backend.platform.PATCH('/player/update_locale', { body: { locale }, keepalive: true }),
  );
}
