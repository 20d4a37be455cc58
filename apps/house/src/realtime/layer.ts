import { TELL_METHOD } from '@touchline/contract/channels';
import type { Report } from '../report.ts';
import { CentrifugoUnreachable, createCentrifugoApi } from './centrifugo/centrifugo-api.ts';
import type { CentrifugoOptions } from './centrifugo/centrifugo-options.ts';
import { createCentrifugoPort } from './centrifugo/centrifugo-port.ts';
import { createOutage } from './centrifugo/lane.ts';
import { ERRORS } from './codes.ts';
import { createHub, type Hub } from './hub.ts';
import type { Caller } from './hub-options.ts';
import { RealtimeError, type RealtimePort } from './port.ts';
import { createTokens, type RealtimeTokens } from './tokens.ts';

/** The real-time layer of a house, whichever it is. */
export interface RealtimeLayer {
  readonly port: RealtimePort;
  readonly tokens: RealtimeTokens;
  /** The house's own hub; null with Centrifugo, which calls the house instead. */
  readonly hub: Hub | null;
  /** Reports a publication that was lost, unless for an outage, which was reported once. */
  readonly reportLost: Report;
  stop(): Promise<void>;
}

export interface RealtimeLayerOptions {
  /** Null: the house's own hub. */
  readonly centrifugo: CentrifugoOptions | null;
  /** Secret of the hub's tokens. */
  readonly secret: string;
  readonly report: Report;
  /** What a client told the house, and the end of its connection. Centrifugo does not say the latter. */
  readonly onTold: (caller: Caller, data: unknown) => void;
  readonly onLeft: (caller: Caller) => void;
}

const CHECK_MS = 3_000;

function openHub({ secret, report, onTold, onLeft }: RealtimeLayerOptions): RealtimeLayer {
  const hub = createHub({
    secret,
    allowedOrigins: '*',
    onError: (error) => report('real-time hub', error),
    onRpc: async (caller, method, data) => {
      const { code, message } = ERRORS.notAvailable;
      if (method !== TELL_METHOD) throw new RealtimeError(code, message);
      onTold(caller, data);
      return {};
    },
    onDisconnect: onLeft,
  });
  return { port: hub.port, tokens: hub.tokens, hub, reportLost: report, stop: hub.close };
}

/** A Centrifugo that does not answer is reported, and used as soon as it does: the house starts without it. */
async function openCentrifugo(centrifugo: CentrifugoOptions, report: Report): Promise<RealtimeLayer> {
  const api = createCentrifugoApi(centrifugo);
  const outage = createOutage((error) => report('publications wait for Centrifugo', error));
  await api.call('info', {}, CHECK_MS).catch(outage.note);
  const port = createCentrifugoPort({ api, outage });
  return {
    port,
    tokens: createTokens(centrifugo.tokenSecret),
    hub: null,
    reportLost: (what, error) => {
      if (!(error instanceof CentrifugoUnreachable)) report(what, error);
    },
    stop: port.stop,
  };
}

/** Opens the real-time layer that the options name. */
export async function openRealtime(options: RealtimeLayerOptions): Promise<RealtimeLayer> {
  return options.centrifugo ? openCentrifugo(options.centrifugo, options.report) : openHub(options);
}
