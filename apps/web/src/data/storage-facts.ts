import type { StorageKey } from './storage.ts';

interface StorageFacts {
  /** The room that reads and writes it. */
  readonly owner: string;
  /** Written by the server and out of reach of scripts. */
  readonly isHttpOnly?: true;
  /** Why it is kept without asking; absent for keys that wait for their class. */
  readonly needed?: string;
}

const IN_SESSION = 'Ends with the tab, and only makes a reload show what was there.';

/** What no page needs to know at run time about the keys of `storage.ts`. */
export const STORAGE_FACTS: Readonly<Record<StorageKey, StorageFacts>> = {
  deviceId: {
    owner: 'server',
    isHttpOnly: true,
    needed: 'Tells the devices of an account apart, and goes with each bet.',
  },
  consent: { owner: 'consent', needed: 'Is the answer itself.' },
  consentChoices: { owner: 'consent', needed: 'Is the answer itself.' },
  leftSidebarCollapsed: { owner: 'layout' },
  locale: { owner: 'preferences' },
  depositReminderInvoked: {
    owner: 'reminders',
    needed: 'Leaves a player who was reminded alone for a day, and says nothing else about him.',
  },
  bets: { owner: 'slip', needed: 'The player filled the slip; it ends with the tab.' },
  betSlipToggle: { owner: 'slip', needed: IN_SESSION },
  ticketState: { owner: 'slip', needed: IN_SESSION },
  quickBet: { owner: 'quick-bet' },
  oddsType: { owner: 'preferences' },
  matchPreview: { owner: 'match' },
  isRegistered: { owner: 'account' },
  welcomingPopup: { owner: 'reminders' },
  customizerSettings: { owner: 'customizer' },
  videoStreaming: { owner: 'match' },
  signUpReminder: { owner: 'reminders' },
  termsAccepted: { owner: 'account', needed: 'Is what the player agreed to when he signed up.' },
  oddsSettingsErrorShown: { owner: 'preferences', needed: IN_SESSION },
  floatingButton: { owner: 'layout' },
  oddsCookie: {
    owner: 'preferences',
    needed:
      'The server writes prices in the format that the player chose; a price that changed after it was read could be misread.',
  },
  theme: { owner: 'preferences' },
  slipSettings: { owner: 'slip' },
  foldedLeagues: { owner: 'match-list', needed: IN_SESSION },
  places: { owner: 'shell', needed: IN_SESSION },
  recentSearches: { owner: 'search' },
  marketChoices: { owner: 'match' },
  density: { owner: 'preferences' },
  timeZone: { owner: 'preferences' },
  openedBlocks: { owner: 'content' },
  testProviders: { owner: 'realtime', needed: 'A tester sets it himself, to see one provider alone.' },
};
