import type { EpochMs } from '@touchline/betting';
import { isBroadcast } from './broadcast.ts';
import { countMarkets, isUntouched, type MatchRun, type RunReader } from './match-run.ts';
import type { ScheduledMatch } from './sport.ts';
import type { MatchRecord } from './world.ts';

/** Statuses from here on are those of a match that is not played any more. */
const OVER = 3;

interface Around {
  readonly toReal: (feed: number) => EpochMs;
  readonly reader: RunReader;
  /** The run of the record, which is made with it. */
  readonly run: () => MatchRun;
}

/** The record of a run: what others read of it is worked out when they do. */
export function createRecord(scheduled: ScheduledMatch, { toReal, reader, run }: Around): MatchRecord {
  const { rosters, ...facts } = scheduled.facts;
  const { id, start, duration } = scheduled;
  const isShown = facts.type === 'match' && isBroadcast(id);
  const state = () => {
    reader.state(run());
    return run().state;
  };
  const priced = () => {
    reader.prices(run());
    return run();
  };
  return {
    id,
    ...facts,
    startTime: toReal(start),
    endTime: duration === null ? null : toReal(start + duration),
    get hasVideo() {
      return isShown && run().state.status < OVER;
    },
    // Known of every match, so that lists are narrowed by it without playing one.
    get status() {
      return run().state.status;
    },
    get stage() {
      return state().stage;
    },
    get clock() {
      return state().clock;
    },
    get totalScore() {
      return state().totalScore;
    },
    get periodScores() {
      return state().periodScores;
    },
    get extras() {
      return state().extras;
    },
    get gameScore() {
      return state().gameScore;
    },
    get server() {
      return state().server;
    },
    get statistics() {
      return state().statistics;
    },
    get incidents() {
      return state().incidents;
    },
    get rosters() {
      return rosters();
    },
    get suspension() {
      return state().suspension;
    },
    get markets() {
      return priced().book;
    },
    get availableMarkets() {
      const { isWhole, open } = priced();
      return isWhole ? open : countMarkets(run());
    },
    get isOffered() {
      return isUntouched(run()) || priced().open > 0;
    },
    get isUnpriced() {
      return isUntouched(run());
    },
    get v() {
      return priced().v;
    },
    get stateV() {
      state();
      return run().stateV;
    },
  };
}
