import type { World, WorldChange } from '../world.ts';

/** Goes to an instant and finishes all work that is due by then. */
export function reach(world: World, now: number): WorldChange[] {
  const changes: WorldChange[] = [];
  do changes.push(...world.advance(now));
  while (world.behind());
  return changes;
}
