import { isBettingPaused, pauseOrders, writePause } from '../betting-pause.ts';
import { done, type Prepare } from '../effect.ts';
import type { ArgumentsOf } from '../order.ts';

const pause =
  (isPaused: boolean): Prepare<ArgumentsOf<'pause-betting'>> =>
  async (house) => {
    if ((await isBettingPaused(house.db)) === isPaused)
      return { subject: '', why: isPaused ? 'betting is paused already' : 'betting is not paused' };
    return {
      subject: '',
      async write(tx) {
        await writePause(tx, isPaused);
        return done();
      },
      orders: pauseOrders(house.world, isPaused),
    };
  };

/** Takes no bet of anybody until betting is resumed. */
export const pauseBetting = pause(true);
export const resumeBetting = pause(false);

/** Switches a feature of the house. */
export const switchFeature: Prepare<ArgumentsOf<'feature'>> = async ({ features }, { feature, on }) => ({
  subject: feature,
  async write(tx) {
    await features.write(tx, feature, on);
    return done({ on });
  },
  orders: [{ call: 'feature', arguments: [feature, on] }],
});
