import { directionOf, languageTag } from '@touchline/i18n/locale';
import { type MailKind, mailText } from '@touchline/i18n/mail-texts';
import { escapeHtml } from '../escape-html.ts';
import type { Mail } from './mail-port.ts';

/** What a mail is written from. */
export interface MailFacts {
  readonly to: string;
  readonly locale: string;
  readonly brand: string;
  readonly link: string;
}

const FRAME = 'font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:0 auto;padding:24px 16px';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f6feb;color:#fff;text-decoration:none';

/** A mail in the player's language: as text, and the same as HTML without pictures and scripts. */
export function writeMail(kind: MailKind, { to, locale, brand, link }: MailFacts): Mail {
  const { subject, before, action, after } = mailText(locale, kind, brand);
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  return {
    to,
    subject: `${brand}: ${subject}`,
    text: `${before}\n\n${action}:\n${link}\n\n${after}\n`,
    html: `<!doctype html><html lang="${languageTag(locale)}" dir="${directionOf(locale)}"><meta charset="utf-8"><title>${escapeHtml(subject)}</title><body><div style="${FRAME}"><h1 style="font-size:20px">${escapeHtml(subject)}</h1>${paragraph(before)}<p><a href="${escapeHtml(link)}" style="${BUTTON}">${escapeHtml(action)}</a></p>${paragraph(after)}</div></body></html>`,
  };
}
