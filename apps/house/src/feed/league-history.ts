import { isFated } from './fates.ts';
import { dayOf } from './league/play-days.ts';
import type { LeagueHistory, LeagueTeam, PlayedMatch } from './played.ts';
import type { LeagueDays, ScheduledMatch, SeasonDays } from './sport.ts';
import type { Provider } from './world.ts';
import type { WorldState } from './world-state.ts';

/** The one provider whose feed brings more than the match itself. */
const STATISTICS_PROVIDER: Provider = 'betradar';
const FORM_MATCHES = 5;
const MEETINGS = 6;
/** As far back as a link to a match leads to its result. */
const DAYS_BACK = 365;
/** A season is up to a second of work; it is done in pieces, so that nobody else waits for it. */
const SLICE_MS = 5;
const MOST_RESULTS = 50_000;

interface Result {
  /** Feed time. */
  endsAt: number;
  /** Null where it did not come to its end. */
  score: PlayedMatch['score'] | null;
}

/** A match with what its statistics are made of. */
interface Subject {
  match: ScheduledMatch;
  days: LeagueDays;
  /** The day of play that it belongs to; its start may lie on the day before or after. */
  day: number;
  /** Only what was over by then counts, in feed time. */
  limit: number;
}

const breathe = () => new Promise((resolve) => setImmediate(resolve));

function dayOfMatch(days: LeagueDays, { id, start, facts }: ScheduledMatch): number {
  const near = dayOf(start);
  const isOn = (day: number) => days.matchesOn(facts.tournamentId, day).some((match) => match.id === id);
  return [near, near - 1, near + 1].find((day) => day >= 0 && isOn(day)) ?? near;
}

/** The matches of a league up to a day, newest first. */
function* upTo(days: LeagueDays, tournamentId: string, day: number): Generator<ScheduledMatch> {
  const oldest = Math.max(0, day - DAYS_BACK);
  for (let current = day; current >= oldest; current -= 1)
    yield* days.matchesOn(tournamentId, current).toReversed();
}

/** The matches of a league before one of it, newest first. */
function* before({ match, days, day }: Subject): Generator<ScheduledMatch> {
  for (const earlier of upTo(days, match.facts.tournamentId, day))
    if (earlier.start < match.start) yield earlier;
}

/** The matches of a season that may be over, in order. */
function* within({ first, last }: SeasonDays, { match, days, limit }: Subject): Generator<ScheduledMatch> {
  const latest = Math.min(last, dayOf(limit) + 1);
  for (let day = Math.max(0, first); day <= latest; day += 1)
    yield* days.matchesOn(match.facts.tournamentId, day);
}

const hasPlayed = ({ facts }: ScheduledMatch, id: string | undefined) =>
  facts.home?.id === id || facts.away?.id === id;

/** Results of matches, played out from their scripts when they are first asked for, and kept. */
function createResults(world: WorldState) {
  const results = new Map<string, Result>();
  const resultOf = (match: ScheduledMatch): Result => {
    const known = results.get(match.id);
    if (known !== undefined) return known;
    const play = match.open();
    const { totalScore, stage } = play.view(play.endsAt);
    // One that did not come to its end is nobody's win.
    const score = isFated(stage) ? null : (totalScore ?? [0, 0]);
    if (results.size >= MOST_RESULTS) results.clear();
    const result: Result = { endsAt: match.start + play.endsAt, score };
    results.set(match.id, result);
    return result;
  };
  /** A match that the world still holds ended as its record says. */
  const shownScore = (id: string) => {
    const record = world.records.get(id);
    return record?.status === 3 || record?.status === 4 ? record.totalScore : null;
  };
  return (match: ScheduledMatch, limit: number): PlayedMatch | null => {
    const { home, away, slug } = match.facts;
    if (match.start >= limit || home === null || away === null) return null;
    const { endsAt, score } = resultOf(match);
    if (endsAt > limit || score === null) return null;
    const startTime = world.clock.toReal(match.start);
    return { id: match.id, slug, startTime, home, away, score: shownScore(match.id) ?? score };
  };
}

const teamsOf = ({ feeds }: WorldState): readonly LeagueTeam[] =>
  feeds.flatMap(({ sport, tournaments, leagueDays: days }) =>
    tournaments.flatMap(({ id: tournamentId }) => {
      const competitors = days?.competitors(tournamentId) ?? [];
      return competitors.map((competitor) => ({ competitor, sportId: sport.id, tournamentId }));
    }),
  );

/** What was played in the leagues, from the same scripts as every match: form, meetings and tables agree. */
export function createLeagueHistory(world: WorldState): LeagueHistory {
  const playedBy = createResults(world);
  const feedOf = (sportId: string) => world.feeds.find(({ sport }) => sport.id === sportId);

  const subjectOf = (matchId: string): Subject | null => {
    for (const { leagueDays: days, find } of world.feeds) {
      const match = days && find(matchId);
      if (!days || !match || match.duration !== null) continue;
      return { match, days, day: dayOfMatch(days, match), limit: Math.min(match.start, world.target) };
    }
    return null;
  };

  /** Of the matches in a list that are wanted, the first that were over in time. */
  const firstPlayed = async (
    list: Iterable<ScheduledMatch>,
    { limit, most, wanted }: { limit: number; most: number; wanted: (match: ScheduledMatch) => boolean },
  ) => {
    const found: PlayedMatch[] = [];
    let sliceEnds = performance.now() + SLICE_MS;
    for (const match of list) {
      const played = wanted(match) ? playedBy(match, limit) : null;
      if (played !== null) found.push(played);
      if (found.length >= most) return found;
      if (performance.now() < sliceEnds) continue;
      await breathe();
      sliceEnds = performance.now() + SLICE_MS;
    }
    return found;
  };

  const formOf = (subject: Subject, side: 'home' | 'away') => {
    const id = subject.match.facts[side]?.id;
    const wanted = (match: ScheduledMatch) => hasPlayed(match, id);
    return firstPlayed(before(subject), { limit: subject.limit, most: FORM_MATCHES, wanted });
  };

  let teams: readonly LeagueTeam[] | null = null;

  return {
    teams() {
      teams ??= teamsOf(world);
      return teams;
    },
    async latest({ competitor, sportId, tournamentId }, most) {
      const days = feedOf(sportId)?.leagueDays;
      if (days === undefined) return [];
      // The matches of the next day may have begun: a day of play lies across midnight.
      const list = upTo(days, tournamentId, dayOf(world.target) + 1);
      const wanted = (match: ScheduledMatch) => hasPlayed(match, competitor.id);
      return firstPlayed(list, { limit: world.target, most, wanted });
    },
    covers: ({ type, provider, sportId }) =>
      type === 'match' && provider === STATISTICS_PROVIDER && feedOf(sportId)?.leagueDays !== undefined,
    async form(matchId) {
      const subject = subjectOf(matchId);
      if (subject === null) return { home: [], away: [] };
      return { home: await formOf(subject, 'home'), away: await formOf(subject, 'away') };
    },
    async meetings(matchId) {
      const subject = subjectOf(matchId);
      if (subject === null) return [];
      const { home, away } = subject.match.facts;
      const wanted = (match: ScheduledMatch) => hasPlayed(match, home?.id) && hasPlayed(match, away?.id);
      return firstPlayed(before(subject), { limit: subject.limit, most: MEETINGS, wanted });
    },
    async season(matchId) {
      const subject = subjectOf(matchId);
      if (subject === null) return null;
      const { match, days, day, limit } = subject;
      const season = days.seasonOn(match.facts.tournamentId, day);
      if (season === null) return null;
      const most = Number.POSITIVE_INFINITY;
      const matches = await firstPlayed(within(season, subject), { limit, most, wanted: () => true });
      return { competitors: days.competitors(match.facts.tournamentId), matches, rules: days.rules };
    },
  };
}
