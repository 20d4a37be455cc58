import type { StorageKey } from './storage.ts';

/** `necessary` values are kept without asking, the others only where the player agreed to their class. */
export type ConsentClass = 'necessary' | 'preference' | 'marketing';

interface StorageFacts {
  readonly consent: ConsentClass;
  /** The room that reads and writes it. */
  readonly owner: string;
}

/** What no page needs to know at run time about the keys of `storage.ts`. */
export const STORAGE_FACTS: Readonly<Record<StorageKey, StorageFacts>> = {
  deviceId: { consent: 'necessary', owner: 'server' },
  consent: { consent: 'necessary', owner: 'consent' },
  leftSidebarCollapsed: { consent: 'preference', owner: 'layout' },
  locale: { consent: 'preference', owner: 'preferences' },
  depositReminderInvoked: { consent: 'necessary', owner: 'account' },
  bets: { consent: 'necessary', owner: 'slip' },
  betSlipToggle: { consent: 'necessary', owner: 'slip' },
  ticketState: { consent: 'necessary', owner: 'slip' },
  quickBet: { consent: 'preference', owner: 'quick-bet' },
  oddsType: { consent: 'preference', owner: 'preferences' },
  matchPreview: { consent: 'preference', owner: 'match' },
  isRegistered: { consent: 'preference', owner: 'account' },
  welcomingPopup: { consent: 'preference', owner: 'account' },
  customizerSettings: { consent: 'preference', owner: 'customizer' },
  videoStreaming: { consent: 'preference', owner: 'match' },
  signUpReminder: { consent: 'preference', owner: 'account' },
  termsAccepted: { consent: 'necessary', owner: 'account' },
  oddsSettingsErrorShown: { consent: 'necessary', owner: 'preferences' },
  floatingButton: { consent: 'preference', owner: 'layout' },
  oddsCookie: { consent: 'necessary', owner: 'preferences' },
  theme: { consent: 'preference', owner: 'preferences' },
  slipSettings: { consent: 'preference', owner: 'slip' },
  foldedLeagues: { consent: 'necessary', owner: 'match-list' },
  places: { consent: 'necessary', owner: 'shell' },
  recentSearches: { consent: 'preference', owner: 'search' },
  marketChoices: { consent: 'preference', owner: 'match' },
  density: { consent: 'preference', owner: 'preferences' },
  timeZone: { consent: 'preference', owner: 'preferences' },
};
