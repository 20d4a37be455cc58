import type { Around, Bench, Figure } from './bench.ts';
import { tapFigures } from './tap-to-slip.ts';

const HELD = 20;

async function runSlip20(around: Around): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const device of ['desktop', 'phone'] as const) {
    around.say(device);
    figures.push(...(await tapFigures(around, device, HELD)));
  }
  return figures;
}

export const slip20: Bench = {
  name: 'slip-20',
  title: 'Tap to a full slip at 4 × throttle',
  run: runSlip20,
};
