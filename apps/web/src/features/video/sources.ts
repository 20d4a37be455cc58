import type { Stream, Video } from '@touchline/contract';

/** Pictures of one provider in one language: a playlist, a page for a frame, or a page for a window of its own. */
export interface Source {
  readonly provider: string;
  readonly language: string;
  readonly playlist: string | null;
  readonly frame: string | null;
  readonly link: string | null;
}

/** What the player asked for, as far as he did. */
export interface Wish {
  readonly provider?: string | undefined;
  readonly language?: string | undefined;
}

/** Everything that can be watched, playlists first: they are shown by our own player. */
export const sourcesOf = (videos: readonly Video[], streams: readonly Stream[]): Source[] => [
  ...videos.map(({ link, provider, language }) => ({
    provider,
    language,
    playlist: link,
    frame: null,
    link: null,
  })),
  ...streams.map((stream) => ({ ...stream, playlist: null })),
];

const distinct = (values: readonly string[]) => [...new Set(values)];

export const providersOf = (sources: readonly Source[]): string[] =>
  distinct(sources.map(({ provider }) => provider));

/** Languages in which a provider speaks. */
export const languagesOf = (sources: readonly Source[], provider: string): string[] =>
  distinct(sources.filter((source) => source.provider === provider).map(({ language }) => language));

const isLanguage = (language: string, wanted: string | undefined) =>
  wanted !== undefined && language.split('-')[0] === wanted.split('-')[0];

/** What comes closest to a wish: its provider before its language, the first where neither is there. */
export function chooseSource(sources: readonly Source[], wish: Wish): Source | undefined {
  const ofProvider = sources.filter(({ provider }) => provider === wish.provider);
  const among = ofProvider.length > 0 ? ofProvider : sources;
  return (
    among.find(({ language }) => language === wish.language) ??
    among.find(({ language }) => isLanguage(language, wish.language)) ??
    among[0]
  );
}
