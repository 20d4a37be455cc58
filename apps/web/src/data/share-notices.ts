import { notify } from './notices.ts';

/** Says why opening shared bets left the slip as it was. Source: specification §8, share-bet. */
export function noteShare(kind: 'share-empty' | 'share-failed'): void {
  if (kind === 'share-empty') {
    notify({ kind: 'info', titleKey: 'share.empty.title', descriptionKey: 'share.empty.text' });
  } else {
    notify({ kind: 'error', titleKey: 'share.failed.title', descriptionKey: 'share.failed.text' });
  }
}
