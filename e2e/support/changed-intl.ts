import type { Page } from '@playwright/test';

/** Runs in the page: each text that its `Intl` makes gets a mark, and each plural is another. Numbers of a clock stay. */
function change() {
  const mark = (text: string) => `${text}*`;
  const isText = ({ type }: { type: string }) => ['literal', 'month', 'weekday', 'dayPeriod'].includes(type);
  const markParts = <P extends { type: string; value: string }>(parts: P[]) =>
    parts.map((part) =>
      isText(part) && !/^\d+$/.test(part.value) ? { ...part, value: mark(part.value) } : part,
    );
  for (const { prototype } of [Intl.DateTimeFormat, Intl.NumberFormat]) {
    const format = Object.getOwnPropertyDescriptor(prototype, 'format')?.get;
    Object.defineProperty(prototype, 'format', {
      get() {
        const own = format?.call(this);
        return (value: unknown) => mark(own(value));
      },
    });
  }
  const dateParts = Intl.DateTimeFormat.prototype.formatToParts;
  Intl.DateTimeFormat.prototype.formatToParts = function (date) {
    return markParts(dateParts.call(this, date));
  };
  const numberParts = Intl.NumberFormat.prototype.formatToParts;
  Intl.NumberFormat.prototype.formatToParts = function (value) {
    return numberParts.call(this, value).map((part) => ({ ...part, value: mark(part.value) }));
  };
  const list = Intl.ListFormat.prototype.format;
  Intl.ListFormat.prototype.format = function (items) {
    return mark(list.call(this, items));
  };
  const name = Intl.DisplayNames.prototype.of;
  Intl.DisplayNames.prototype.of = function (code) {
    return mark(name.call(this, code) ?? code);
  };
  const relative = Intl.RelativeTimeFormat.prototype.format;
  Intl.RelativeTimeFormat.prototype.format = function (value, unit) {
    return mark(relative.call(this, value, unit));
  };
  const category = Intl.PluralRules.prototype.select;
  Intl.PluralRules.prototype.select = function (count) {
    return category.call(this, count) === 'other' ? 'one' : 'other';
  };
}

/** Gives a page language data that differ from the server's, as those of other browsers do. */
export const changeIntl = (page: Page): Promise<void> => page.addInitScript(change);
