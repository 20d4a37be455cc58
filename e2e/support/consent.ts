/** Cookies of a visitor who agreed to everything, as each test's is: the notice is not in his way, and what he chooses stays. */
export const AGREED: Readonly<Record<string, string>> = {
  consent: '1',
  consent_choices: 'necessary.preference.statistics.marketing',
};

/** The same, as Playwright takes cookies. */
export const agreedCookies = (webUrl: string) =>
  Object.entries(AGREED).map(([name, value]) => ({
    name,
    value,
    domain: new URL(webUrl).hostname,
    path: '/sports',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }));
