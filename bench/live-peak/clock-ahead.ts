import { moveClock } from './move-clock.ts';

// Preloaded into house and web, and into their worker threads.
moveClock(Number(process.env.BENCH_CLOCK_AHEAD_MS));
