import { type ClusterSession, openSession } from './session.ts';

/** How often a house looks whether it still leads, or whether the place of the leader is free. */
const LOOK_MS = 1_000;

/** The place of a house among those on its database: it leads or it follows. */
export interface Place {
  isLeading(): boolean;
  /** Looks again and again from now on: takes the lead when it is free, and comes back when the database was away. */
  watch(): void;
  stop(): Promise<void>;
}

/** What a place tells. */
export interface PlaceEvents {
  readonly message: (text: string) => void;
  /** This house leads from now on, after another one. */
  readonly leads: () => void;
  /** The session is a new one: what was said in between was not heard. */
  readonly rejoined: () => void;
  readonly report: (what: string, error: unknown) => void;
}

/**
 * Holds the session of a house. `enter` takes its first place and answers whether that is the leader's.
 * Errors: those of `enter` and of the driver.
 */
export async function openPlace(
  url: string,
  enter: (session: ClusterSession) => Promise<boolean>,
  events: PlaceEvents,
): Promise<Place> {
  let session: ClusterSession | null = null;
  let isLeading = false;
  let isStopped = false;
  let isReported = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  // Without its session a house does not lead: another one may have taken the lead the next moment.
  const lose = () => {
    isLeading = false;
    session = null;
  };
  const connect = async () => {
    let opened: ClusterSession | null = null;
    const lost = () => {
      if (opened !== null && session === opened) lose();
    };
    opened = await openSession(url, { message: events.message, lost });
    return opened;
  };

  const rejoin = async () => {
    const opened = await connect();
    session = opened;
    await opened.bePresent();
    events.rejoined();
    return opened;
  };

  const look = async () => {
    const held = session ?? (await rejoin());
    if (isLeading) await held.check();
    else if (await held.tryLead()) {
      isLeading = true;
      events.leads();
    }
    isReported = false;
  };

  const lookAgain = () => {
    looking = look()
      .catch((error: unknown) => {
        const broken = session;
        lose();
        broken?.end().catch(() => undefined);
        if (!isReported) events.report('the other houses on this database cannot be reached', error);
        isReported = true;
      })
      .finally(() => {
        if (!isStopped) timer = setTimeout(lookAgain, LOOK_MS);
      });
  };

  const first = await connect();
  try {
    isLeading = await enter(first);
    session = first;
  } catch (error) {
    await first.end().catch(() => undefined);
    throw error;
  }
  return {
    isLeading: () => isLeading,
    watch() {
      timer = setTimeout(lookAgain, LOOK_MS);
    },
    async stop() {
      isStopped = true;
      await looking;
      clearTimeout(timer);
      const last = session;
      lose();
      await last?.end();
    },
  };
}
