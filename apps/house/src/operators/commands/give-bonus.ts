import { eq } from 'drizzle-orm';
import { campaigns } from '#db/bonuses-schema.ts';
import { admitsOffers } from '../../bonuses/admits-offers.ts';
import type { CampaignTerms } from '../../bonuses/campaign.ts';
import { stateOf } from '../../bonuses/campaign-store.ts';
import { issueBonus } from '../../bonuses/issue-bonus.ts';
import type { Transaction } from '../audit-log.ts';
import { done, type Prepare, refused } from '../effect.ts';
import { findNamedPlayer } from '../named-player.ts';
import type { ArgumentsOf } from '../order.ts';

async function stateIn(tx: Transaction, terms: CampaignTerms, now: number) {
  const [row] = await tx.select({ state: campaigns.state }).from(campaigns).where(eq(campaigns.id, terms.id));
  return stateOf(terms, row?.state ?? undefined, now);
}

/** Gives a player a bonus of a campaign that runs: once, or once for each order that is named. */
export const giveBonus: Prepare<ArgumentsOf<'give-bonus'>> = async (
  house,
  { player: named, campaign: id, order },
) => {
  const player = await findNamedPlayer(house.db, named);
  if (!player) return { subject: named, why: 'no such player' };
  const campaign = (await house.campaigns.read()).find(({ terms }) => terms.id === id);
  if (!campaign) return { subject: player.id, why: `there is no campaign ${id}` };
  const { terms } = campaign;
  return {
    subject: player.id,
    async write(tx, at) {
      const state = await stateIn(tx, terms, at);
      if (state !== 'active') return refused(`the campaign is ${state}`);
      if (!(await admitsOffers(tx, player.id, house.playerClock.now())))
        return refused('the player takes a break or wants no offers');
      const issued = await issueBonus(tx, {
        playerId: player.id,
        campaign,
        trigger: 'operator',
        issueKey: ['operator', id, ...(order === undefined ? [] : [order])].join(':'),
        amount: terms.offer.family === 'freebet' ? terms.offer.amount : null,
        now: at,
      });
      if (issued.kind === 'full') return refused('the campaign has given all that it may');
      if (issued.kind === 'issued_before') return refused(`was given already: bonus ${issued.id}`);
      return done({ bonus: issued.id });
    },
  };
};
