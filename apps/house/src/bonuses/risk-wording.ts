/** Wordings that no offer may use, by language, without accents and separators in single spaces. */
const PATTERNS: readonly RegExp[] = [
  /\brisk ?free\b/,
  /\bfree (of|from) (all |any )?risks?\b/,
  /\b(no|zero|without|without any|without a) risks?\b/,
  /\brisk ?less(ly)?\b/,
  /\brisiko ?(frei|los|fri)/,
  /\b(ohne|kein|keinerlei|uten|ingen) risiko/,
  /\b(sans|aucun|zero) risque/,
  /\briski(ton|tta|ttomasti|vapaa)/,
  /\bilman riskia/,
  /(بدون|بلا|دون|خال من|خالية من) (اي )?(مخاطر|مخاطرة)/,
];

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ');

/** Whether a text says that a bet carries no risk, in any spelling of the languages of the product. */
export const saysNoRisk = (text: string): boolean => {
  const read = plain(text);
  return PATTERNS.some((pattern) => pattern.test(read));
};
