import type { EpochMs } from '@touchline/betting';
import type { PushMessage } from '@touchline/contract';
import type { PushKind } from '@touchline/contract/constants';
import type { WorldChange } from '#feed/world.ts';
import { forgetDevice } from '../commands/change-push.ts';
import type { House } from '../house.ts';
import { findNotification } from '../queries/notifications.ts';
import { type PushDeviceRow, toldDevicesOf, toldOfMatch } from '../queries/push.ts';
import { createMatchMoments, type MatchMoment, type MatchMoments } from './match-moments.ts';
import { betMessage, momentMessage } from './push-messages.ts';
import { type PushSender, sendPush } from './send-push.ts';
import { createWorkQueue } from './work-queue.ts';

const AT_ONCE = 8;
const MOST_WAITING = 5_000;
const DAY_S = 86_400;
/** For how long a push service keeps a message for a device that is off. */
const KEPT_S: Readonly<Record<PushKind, number>> = { bet_settled: DAY_S, kick_off: 15 * 60, goal: 10 * 60 };
const REPORT_MS = 10 * 60_000;

/** Tells devices of what happened while the product is closed. Nobody waits for it, and nothing depends on it. */
export interface Pushes {
  /** Key that browsers subscribe with. */
  readonly publicKey: string;
  /** Whether devices at this address may be told. */
  readonly admits: (endpoint: string) => boolean;
  /** The world stands at now: from here on what it says is news. */
  begin(): void;
  /** A notification was committed and published. */
  noteNotification(playerId: string, id: number): void;
  noteChange(change: WorldChange, at: EpochMs): void;
  stop(): Promise<void>;
}

/** A report at most every ten minutes: a service that is down would otherwise fill the log. */
function createQuietReport(house: () => House) {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return (error: unknown) => {
    const { now, report } = house();
    if (now() - reportedAt < REPORT_MS) return;
    reportedAt = now();
    report('devices could not be told', error);
  };
}

const isAboutSettledBet = (type: string) => type.startsWith('bet_');

/** `of` is asked when there is something to send. */
export function createPushes(of: () => House, sender: PushSender): Pushes {
  const stopping = new AbortController();
  const report = createQuietReport(of);
  const queue = createWorkQueue({
    atOnce: AT_ONCE,
    most: MOST_WAITING,
    onError: (error) => {
      if (!stopping.signal.aborted) report(error);
    },
  });
  const later = (work: () => Promise<void>) => {
    if (!queue.add(work)) report(new Error(`More than ${MOST_WAITING} messages wait.`));
  };
  let moments: MatchMoments | null = null;

  const send = (device: PushDeviceRow, kind: PushKind, message: PushMessage) =>
    later(async () => {
      const outcome = await sendPush(sender, device, {
        message,
        keepS: KEPT_S[kind],
        signal: stopping.signal,
      });
      if (outcome === 'gone') await forgetDevice(of(), device.id);
      if (outcome === 'failed') throw new Error(`${new URL(device.endpoint).origin} took no message.`);
    });

  const tellOfBet = async (playerId: string, id: number) => {
    for (const device of await toldDevicesOf(of(), playerId, 'bet_settled')) {
      const notification = await findNotification(of(), id, device.locale);
      if (notification && isAboutSettledBet(notification.type))
        send(device, 'bet_settled', betMessage(notification, device.locale));
    }
  };

  const tellOfMoment = async (moment: MatchMoment) => {
    for (const device of await toldOfMatch(of(), moment.matchId, moment.kind)) {
      const message = momentMessage(of().world, moment, device.locale);
      if (message) send(device, moment.kind, message);
    }
  };

  return {
    publicKey: sender.keys.publicKey,
    admits: sender.admits,
    begin() {
      moments = createMatchMoments(of().world);
    },
    noteNotification: (playerId, id) => later(() => tellOfBet(playerId, id)),
    noteChange(change, at) {
      const moment = moments?.note(change, at);
      if (moment) later(() => tellOfMoment(moment));
    },
    async stop() {
      stopping.abort();
      await queue.stop();
    },
  };
}
