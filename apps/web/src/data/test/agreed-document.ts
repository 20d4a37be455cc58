/** A document of a visitor who agreed to preferences. `written` is the cookie that was set last, with its attributes. */
export function agreedDocument() {
  const made = {
    documentElement: { dataset: {} as Record<string, string> },
    written: '',
    get cookie() {
      return `consent=1; consent_choices=necessary.preference; ${made.written}`;
    },
    set cookie(text: string) {
      made.written = text;
    },
  };
  return made;
}
