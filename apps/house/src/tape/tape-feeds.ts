import { hash } from '#feed/random.ts';
import type { ScheduledMatch, SportFeed } from '#feed/sport.ts';
import type { WorldScript } from '#feed/world-state.ts';
import { type FaultScript, withFaults } from './fault-script.ts';
import { type Heard, playTaped } from './play-taped.ts';
import type { Tape } from './tape.ts';
import type { TapedChange, TapedMatchChange, TapedProviderStatus } from './taped-change.ts';

/** A message under way. Units: `at` when it arrives, `sentAt` when it was recorded, milliseconds from the start of the tape. */
interface Message<T extends TapedChange = TapedChange> {
  readonly at: number;
  readonly sentAt: number;
  readonly said: T;
}

/** What a tape is as the feed of a house. */
export interface TapeFeeds {
  readonly feeds: readonly SportFeed[];
  readonly script: WorldScript;
}

const isOfMatch = (message: Message): message is Message<TapedMatchChange> =>
  message.said.type !== 'provider_status';
const isOfProvider = (message: Message): message is Message<TapedProviderStatus> => !isOfMatch(message);

/** What everybody knew when the recording began does not get lost. */
const isGiven = ({ sentAt, said }: Message) =>
  said.type === 'shown' || (said.type === 'provider_status' && sentAt === 0);

/** What arrives of the messages of one sender, who numbers his own: what happens to them hangs on nobody else's. */
function arriving<T extends TapedChange>(
  messages: readonly Message<T>[],
  sender: string,
  script: FaultScript,
) {
  const sent = messages.filter((message) => !isGiven(message));
  const seed = hash('tape', script.seed, sender);
  return [...messages.filter(isGiven), ...withFaults(sent, { ...script, seed })];
}

/** The words on a provider, without those that are older than one that came before them. */
function inOrder(messages: readonly Message<TapedProviderStatus>[]) {
  let last = -1;
  return messages.filter(({ sentAt }) => {
    if (sentAt < last) return false;
    last = sentAt;
    return true;
  });
}

/**
 * A tape as the sports of a world: the matches of `book` that it names, as the tape says, through the faults of a script.
 * Errors: Error that names the match which is not in the book.
 */
export function createTapeFeeds(tape: Tape, book: readonly SportFeed[], faults: FaultScript): TapeFeeds {
  const { seed, speed, feedAt } = tape.head;
  const toFeed = (at: number) => feedAt + at * speed;
  const messages = tape.changes.map(({ at, feed }): Message => ({ at, sentAt: at, said: feed }));
  const ofMatches = Map.groupBy(messages.filter(isOfMatch), ({ said }) => said.matchId);
  const ofProviders = Map.groupBy(messages.filter(isOfProvider), ({ said }) => said.provider);
  let endsAt = tape.length;

  const scheduled = (matchId: string, said: readonly Message<TapedMatchChange>[]) => {
    const feed = book.find((one) => one.find(matchId) !== undefined);
    const match = feed?.find(matchId);
    if (feed === undefined || match === undefined)
      throw new Error(
        `The tape names match ${matchId}, which the book of this house does not have (seed ${seed})`,
      );
    const heard = arriving(said, matchId, faults);
    endsAt = Math.max(endsAt, heard.at(-1)?.at ?? 0);
    return { feed, listed: playedFrom(match, feed, heard, toFeed) };
  };
  const found = [...ofMatches].map(([matchId, said]) => scheduled(matchId, said));
  const providers = [...ofProviders].flatMap(([provider, said]) =>
    inOrder(arriving(said, provider, faults)).map(({ at, said: { status } }) => ({
      at: toFeed(at),
      provider,
      status,
    })),
  );
  const feeds = book.map((feed) => {
    const matches = found
      .flatMap((one) => (one.feed === feed ? one.listed : []))
      .sort((a, b) => a.listedFrom - b.listedFrom);
    const byId = new Map(matches.map((match) => [match.id, match]));
    return { ...feed, schedule: () => matches.values(), find: (matchId: string) => byId.get(matchId) };
  });
  return { feeds, script: { endsAt: toFeed(endsAt), providers: providers.toSorted((a, b) => a.at - b.at) } };
}

/** A match of the book, played as what arrives of it says; none of which nothing arrives. */
function playedFrom(
  match: ScheduledMatch,
  feed: SportFeed,
  messages: readonly Message<TapedMatchChange>[],
  toFeed: (at: number) => number,
): ScheduledMatch[] {
  const [first] = messages;
  if (first === undefined) return [];
  const toMoment = (at: number) => toFeed(at) - match.start;
  const heard = messages.map(({ at, said }): Heard => ({ moment: toMoment(at), said }));
  const templates = new Map(feed.templates.map((template) => [template.id, template]));
  const listedFrom = toFeed(first.at);
  return [{ ...match, listedFrom, isTold: true, open: () => playTaped({ heard, templates, toMoment }) }];
}
