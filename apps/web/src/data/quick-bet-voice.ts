import { type MessageKey, messageOf } from './messages.ts';
import { notify } from './notices.ts';
import type { QuickBetEntry } from './quick-bet-log.ts';
import { currentServices } from './services.ts';
import { isolated } from './slip-money.ts';
import { ticketPanel } from './ticket-panel.ts';
import { WIDE } from './wide.ts';

let region: HTMLElement | null = null;

/** Said politely: the tap leaves the focus at the price, wherever the panel is. */
function say(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('p');
    region.className = 'vh';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  region.textContent = text;
}

/** Whether the list of quick bets is on screen beside the prices. */
const isPanelBeside = () => ticketPanel().tab === 'BET_SLIP' && window.matchMedia(WIDE).matches;

/** Returns why a quick bet was refused, and that it cost nothing; a price that moved may be the reason. */
export function reasonOf({ reason }: QuickBetEntry, moved: string | null = null): string {
  const { messages } = currentServices();
  const why = moved ?? reason?.text ?? messageOf(messages, reason?.key ?? 'error.place_bets.default') ?? '';
  return `${why} ${messages('slip.refused.money')}`.trim();
}

const TITLES = {
  placing: 'quick.say.placing',
  checking: 'quick.say.checking',
  asking: 'quick.say.asking',
  waiting: 'quick.say.waiting',
  placed: 'quick.say.placed',
  refused: 'quick.say.refused',
  unknown: 'quick.say.unknown',
} as const satisfies Record<QuickBetEntry['fate'], MessageKey>;

const ENDS: ReadonlySet<string> = new Set(['placed', 'refused', 'waiting', 'unknown']);

/** Tells how a quick bet stands: by voice, and where no panel is beside the prices by a notice when it ended. */
export function tellQuickBet(entry: QuickBetEntry): void {
  const { messages, locale } = currentServices();
  const values = { name: isolated(entry.selection.outcomeName, locale) };
  const titleKey = TITLES[entry.fate];
  const reason = entry.fate === 'refused' ? reasonOf(entry) : '';
  if (ENDS.has(entry.fate) && !isPanelBeside()) {
    const kind = entry.fate === 'placed' ? 'success' : entry.fate === 'refused' ? 'error' : 'warning';
    notify({ kind, titleKey, values, text: reason });
    return;
  }
  say(`${messages(titleKey, values)} ${reason}`.trim());
}
