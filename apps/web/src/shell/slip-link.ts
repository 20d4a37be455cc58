import { openSheet, showTab } from '#data/ticket-panel.ts';
import { WIDE } from '#data/wide.ts';

/** Focuses the stake that was added last, else the tab of the slip. */
function focusDocked(): void {
  const stakes = document.querySelectorAll<HTMLElement>('#docked-slip [data-stake]');
  (stakes[stakes.length - 1] ?? document.getElementById('docked-slip-tab'))?.focus();
}

/** Follows the links to the bet slip: into the docked panel, or into the sheet of narrow screens. */
export function startSlipLinks(): () => void {
  const follow = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('a[data-to-slip]')) return;
    event.preventDefault();
    if (window.matchMedia(WIDE).matches) {
      showTab('BET_SLIP');
      // The pane shows in the next frame if another tab was open.
      requestAnimationFrame(focusDocked);
    } else openSheet('BET_SLIP');
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
