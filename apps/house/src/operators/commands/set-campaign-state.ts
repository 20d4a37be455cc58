import { eq } from 'drizzle-orm';
import { campaigns } from '#db/bonuses-schema.ts';
import { done, type Prepare, refused } from '../effect.ts';
import type { ArgumentsOf } from '../order.ts';

type Said = 'paused' | 'disabled' | null;

/** Sets what operators say of a campaign. `whyNot`: why that cannot follow what they said before. */
const setState =
  (to: Said, whyNot: (before: Said) => string | null): Prepare<ArgumentsOf<'pause-campaign'>> =>
  async (house, { campaign: id }) => {
    // Writes down campaigns that the file names only now.
    await house.campaigns.read();
    return {
      subject: id,
      async write(tx) {
        const [row] = await tx
          .select({ state: campaigns.state })
          .from(campaigns)
          .where(eq(campaigns.id, id))
          .for('update');
        if (!row) return refused('there is no such campaign');
        const why = row.state === 'disabled' ? 'is disabled, which stays' : whyNot(row.state);
        if (why !== null) return refused(why);
        await tx.update(campaigns).set({ state: to }).where(eq(campaigns.id, id));
        return done();
      },
    };
  };

/** Pauses a campaign until it is resumed: it issues nothing, and no bet is placed with its bonuses. */
export const pauseCampaign = setState('paused', (before) =>
  before === 'paused' ? 'is paused already' : null,
);
/** Ends the pause of a campaign; its dates decide again. */
export const resumeCampaign = setState(null, (before) => (before === null ? 'is not paused' : null));
/** Ends a campaign for good. */
export const disableCampaign = setState('disabled', () => null);
