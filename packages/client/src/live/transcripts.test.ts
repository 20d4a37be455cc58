/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { FollowedChannel } from './live-store-types.ts';
import { receiveInto } from './receive.ts';
import type { SeedMatch } from './seed.ts';
import { storeAt } from './test/store-at.ts';

const FOLDER = new URL('../../../../fixtures/realtime/', import.meta.url);
const MATCH = '1042';

type Step =
  | { readonly do: 'about'; readonly text: string }
  | { readonly do: 'start'; readonly at: number }
  | { readonly do: 'seed'; readonly seed: SeedMatch }
  | { readonly do: 'receive'; readonly data: unknown }
  | { readonly do: 'transport'; readonly state: 'up' | 'down' }
  | ({ readonly do: 'subscribed' } & FollowedChannel)
  | { readonly do: 'sleep'; readonly ms: number }
  | { readonly do: 'wake' }
  | {
      readonly do: 'expect';
      readonly odds?: Readonly<Record<string, number>>;
      readonly market?: Readonly<Record<string, number>>;
      readonly score?: readonly number[];
      readonly freshness?: string;
      readonly gaps?: number;
    };

function play(steps: readonly Step[]) {
  const first = steps.find((step) => step.do === 'start');
  const at = storeAt(first?.at);
  at.store.start();
  for (const step of steps) playStep(at, step);
}

function playStep({ store, sleep, gaps }: ReturnType<typeof storeAt>, step: Step) {
  switch (step.do) {
    case 'about':
    case 'start':
      return;
    case 'seed':
      return store.seed(step.seed);
    case 'receive':
      return receiveInto(store, step.data);
    case 'transport':
      return store.setTransport(step.state);
    case 'subscribed':
      return store.subscribed(MATCH, step);
    case 'sleep':
      return sleep(step.ms);
    case 'wake':
      return store.onWake();
    case 'expect': {
      for (const [key, odds] of Object.entries(step.odds ?? {})) expect(store.outcome(key)?.odds).toBe(odds);
      for (const [key, status] of Object.entries(step.market ?? {}))
        expect(store.market(key)?.status).toBe(status);
      if (step.score) expect(store.state(MATCH)?.score).toEqual(step.score);
      if (step.freshness) expect(store.freshness(MATCH)).toBe(step.freshness);
      if (step.gaps !== undefined) expect(gaps).toHaveLength(step.gaps);
    }
  }
}

for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.jsonl'))) {
  const lines = readFileSync(new URL(file, FOLDER), 'utf8').trim().split('\n');
  const steps = lines.map((line) => JSON.parse(line) as Step);
  test(`the transcript ${file} ends as it says`, () => play(steps));
}
