import { useEffect, useState } from 'react';
import { useServices } from '#data/services.ts';

const SECOND_MS = 1000;

/** Seconds until an instant of the backend, counted down; 0 after it. */
export function useSecondsUntil(instant: number | null): number {
  const { live } = useServices();
  const left = () =>
    instant === null ? 0 : Math.max(0, Math.ceil((instant - live.serverTime()) / SECOND_MS));
  const [, setTick] = useState(0);
  const seconds = left();
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return seconds;
}
