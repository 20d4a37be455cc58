import { allOf, fairChance, type Joint, type LegSet } from './joint-chances.ts';

/** Why selections have no price together. */
export type ConflictReason =
  | 'implied'
  | 'contradictory'
  | 'same_market'
  | 'not_combinable'
  | 'suspended'
  | 'not_available'
  | 'other_match'
  | 'too_few'
  | 'too_many'
  | 'below_minimum';

/** Selections, by their place in the request, that stand in each other's way. */
export interface Conflict {
  readonly reason: ConflictReason;
  readonly selections: readonly number[];
}

/** What is less likely than this counts as impossible. */
const IMPOSSIBLE = 1e-9;
/** Chances that differ by less than this part of themselves are the same. */
const SAME = 1e-6;

const bitOf = (index: number): LegSet => 1 << index;
const isIn = (set: LegSet, index: number) => (set & bitOf(index)) !== 0;
const membersOf = (set: LegSet, size: number): number[] =>
  Array.from({ length: size }, (_, index) => index).filter((index) => isIn(set, index));

/** The least part of a set that still holds what the whole set holds, by leaving out one leg after the other. */
function shrink(set: LegSet, size: number, holds: (part: LegSet) => boolean): LegSet {
  return membersOf(set, size).reduce((left, index) => {
    const without = left & ~bitOf(index);
    return holds(without) ? without : left;
  }, set);
}

const isImpossible = (joint: Joint, set: LegSet) => set !== 0 && joint.won(set) < IMPOSSIBLE;

function contradictions(joint: Joint): Conflict[] {
  const { size } = joint;
  if (!isImpossible(joint, allOf(size))) return [];
  const pairs: Conflict[] = [];
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      if (isImpossible(joint, bitOf(a) | bitOf(b)))
        pairs.push({ reason: 'contradictory', selections: [a, b] });
    }
  }
  if (pairs.length > 0) return pairs;
  const least = shrink(allOf(size), size, (part) => isImpossible(joint, part));
  return [{ reason: 'contradictory', selections: membersOf(least, size) }];
}

/** Whether leg `index` comes true whenever all legs of the set do. */
function isImplied(joint: Joint, set: LegSet, index: number): boolean {
  return set !== 0 && joint.won(set | bitOf(index)) >= joint.won(set) * (1 - SAME);
}

/** Each leg that follows from others: it stands first, those that imply it after it. */
function implications(joint: Joint): Conflict[] {
  const { size } = joint;
  const found = new Map<string, Conflict>();
  for (let index = 0; index < size; index++) {
    const others = allOf(size) & ~bitOf(index);
    if (!isImplied(joint, others, index)) continue;
    const single = membersOf(others, size).find((other) => isImplied(joint, bitOf(other), index));
    const least =
      single === undefined ? shrink(others, size, (part) => isImplied(joint, part, index)) : bitOf(single);
    const selections = [index, ...membersOf(least, size)];
    // Two legs that say the same imply each other.
    const key = String(selections.toSorted((a, b) => a - b));
    if (!found.has(key)) found.set(key, { reason: 'implied', selections });
  }
  return [...found.values()];
}

/** Legs that bring a stake back so often that the bet would be worth less with them than without. */
function worthless(joint: Joint): Conflict[] {
  const { size } = joint;
  const all = allOf(size);
  const whole = fairChance(joint, all) * (1 - SAME);
  for (let part = all - 1; part > 0; part--) {
    if (fairChance(joint, part) <= whole)
      return [{ reason: 'below_minimum', selections: membersOf(all & ~part, size) }];
  }
  return [];
}

/** What stands against legs that are all on offer: those that cannot come true together, then those that add nothing. */
export function conflictsOf(joint: Joint): Conflict[] {
  const impossible = contradictions(joint);
  if (impossible.length > 0) return impossible;
  const implied = implications(joint);
  return implied.length > 0 ? implied : worthless(joint);
}

/** Why one more leg cannot be added to legs that have no conflict; null when it can. The new leg has the last bit. */
export function lockOf(joint: Joint): 'contradictory' | 'implied' | null {
  const last = joint.size - 1;
  const before = allOf(last);
  if (before === 0) return null;
  if (isImpossible(joint, allOf(joint.size))) return 'contradictory';
  if (isImplied(joint, before, last)) return 'implied';
  for (let index = 0; index < last; index++) {
    if (isImplied(joint, allOf(joint.size) & ~bitOf(index), index)) return 'implied';
  }
  return null;
}
