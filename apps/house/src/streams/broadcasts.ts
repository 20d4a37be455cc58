import { unit } from '#feed/random.ts';

/** Who shows a match, and in which languages. */
interface Broadcast {
  readonly provider: string;
  readonly languages: readonly string[];
}

const MAIN: Broadcast = { provider: 'Pitchside', languages: ['en', 'de', 'ar'] };
const SECOND: Broadcast = { provider: 'Terrace View', languages: ['en', 'fr'] };
const ON_A_PAGE: Broadcast = { provider: 'Gantry', languages: ['en'] };

/** Who sends a match as HLS: one of them sends all that are shown, another every second. */
export const videosOf = (matchId: string): readonly Broadcast[] =>
  unit('second broadcast', matchId) < 0.5 ? [MAIN, SECOND] : [MAIN];

/** Whose pages show a match. */
export const streamsOf = (matchId: string): readonly Broadcast[] =>
  unit('broadcast on a page', matchId) < 0.5 ? [ON_A_PAGE] : [];
