import type { MatchState } from '@touchline/client/live';
import { useEffect, useRef } from 'react';
import { useLiveStore } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import styles from './clock.module.css';
import { clockFace } from './clock-text.ts';
import { stageName, stageShort } from './stage-names.ts';
import { keepTime } from './ticker.ts';

/**
 * The minute of a running match by the server's clock. It ticks outside React.
 * `withStage` adds the name of the stage behind it.
 */
export function MatchClock({ state, withStage = false }: { state: MatchState; withStage?: boolean }) {
  const live = useLiveStore();
  const messages = useMessages();
  const ref = useRef<HTMLSpanElement>(null);
  const read = () =>
    clockFace(state, live.serverTime(), messages.locale).text ?? stageShort(messages, state.stage);
  const { isPaused, text } = clockFace(state, live.serverTime(), messages.locale);
  useEffect(() => (ref.current ? keepTime(ref.current, read) : undefined));
  const stage = withStage && text !== null ? stageName(messages, state.stage) : '';
  return (
    <span className={styles.clock} data-paused={isPaused || undefined}>
      <span ref={ref} suppressHydrationWarning>
        {read()}
      </span>
      {stage && <span>· {stage}</span>}
    </span>
  );
}
