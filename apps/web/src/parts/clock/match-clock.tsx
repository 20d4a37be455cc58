import type { MatchState } from '@touchline/client/live';
import { useEffect, useRef } from 'react';
import { useLiveStore } from '#data/live.ts';
import { type Messages, useMessages } from '#data/messages.ts';
import styles from './clock.module.css';
import { clockFace } from './clock-text.ts';
import { stageName, stagePrefix, stageShort } from './stage-names.ts';
import { keepTime } from './ticker.ts';

/** `67′`, `Q3 04:21`, or the stage where no time runs: `HT`, `Set 3`. */
function clockText(messages: Messages, state: MatchState, serverMs: number, sportKey?: string): string {
  const { text, style } = clockFace(state, serverMs, messages.locale, sportKey);
  if (text === null) return stageShort(messages, state.stage, sportKey);
  const prefix = style === 'time' ? stagePrefix(messages, state.stage, sportKey) : '';
  return prefix ? `${prefix} ${text}` : text;
}

/**
 * The time of a running match by the server's clock. It ticks outside React.
 * `withStage` adds the name of the stage behind it; `sportKey` says whose rules the clock follows, else football's.
 */
export function MatchClock({
  state,
  sportKey,
  withStage = false,
}: {
  state: MatchState;
  sportKey?: string | undefined;
  withStage?: boolean;
}) {
  const live = useLiveStore();
  const messages = useMessages();
  const ref = useRef<HTMLSpanElement>(null);
  const read = () => clockText(messages, state, live.serverTime(), sportKey);
  const { isPaused, text } = clockFace(state, live.serverTime(), messages.locale, sportKey);
  useEffect(() => (ref.current ? keepTime(ref.current, read) : undefined));
  const stage = withStage && text !== null ? stageName(messages, state.stage, sportKey) : '';
  return (
    <span className={styles.clock} data-paused={isPaused || undefined}>
      <span ref={ref} suppressHydrationWarning>
        {read()}
      </span>
      {stage && <span>· {stage}</span>}
    </span>
  );
}
