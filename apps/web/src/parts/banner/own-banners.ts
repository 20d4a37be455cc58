import type { BannerKind } from '@touchline/contract/constants';
import freebetDesktop from './freebet-desktop.svg?url&no-inline';
import freebetMobile from './freebet-mobile.svg?url&no-inline';
import huntingDesktop from './hunting-desktop.svg?url&no-inline';
import huntingMobile from './hunting-mobile.svg?url&no-inline';
import tournamentDesktop from './hunting-tournament-desktop.svg?url&no-inline';
import tournamentMobile from './hunting-tournament-mobile.svg?url&no-inline';
import jackpotDesktop from './jackpot-desktop.svg?url&no-inline';
import jackpotMobile from './jackpot-mobile.svg?url&no-inline';
import lootboxDesktop from './lootbox-desktop.svg?url&no-inline';
import lootboxMobile from './lootbox-mobile.svg?url&no-inline';

interface Pictures {
  readonly desktop: string;
  readonly mobile: string;
}

/** Addresses of the product's own pictures of each banner kind. */
export const OWN_BANNERS: Readonly<Record<BannerKind, Pictures>> = {
  freebet: { desktop: freebetDesktop, mobile: freebetMobile },
  hunting: { desktop: huntingDesktop, mobile: huntingMobile },
  lootbox: { desktop: lootboxDesktop, mobile: lootboxMobile },
  hunting_tournament: { desktop: tournamentDesktop, mobile: tournamentMobile },
  jackpot: { desktop: jackpotDesktop, mobile: jackpotMobile },
};
