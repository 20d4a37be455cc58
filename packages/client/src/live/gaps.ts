import type { PatchMessage } from '@touchline/contract/channels';

const HELD_MAX = 64;

/** Patches that wait for the snapshot of their match. */
export function createGaps(onGap: (matchId: string, depth: 'markets') => void) {
  const waiting = new Map<string, PatchMessage[]>();

  return {
    /** A patch before this one is missing: asks for the snapshot. */
    open(patch: PatchMessage) {
      waiting.set(patch.id, [patch]);
      onGap(patch.id, 'markets');
    },
    /** The snapshot is already on its way. */
    expect(matchId: string) {
      if (!waiting.has(matchId)) waiting.set(matchId, []);
    },
    /** Keeps a patch of a match that waits; false when the match does not wait. */
    hold(patch: PatchMessage): boolean {
      const held = waiting.size === 0 ? undefined : waiting.get(patch.id);
      if (!held) return false;
      // The oldest may go: if it mattered, the rest is found to have a gap and the snapshot is asked for again.
      if (held.push(patch) > HELD_MAX) held.shift();
      return true;
    },
    /** Ends the wait; the patches kept, oldest version first. */
    close(matchId: string): PatchMessage[] {
      const held = waiting.get(matchId) ?? [];
      waiting.delete(matchId);
      return held.sort((a, b) => a.v - b.v);
    },
  };
}
