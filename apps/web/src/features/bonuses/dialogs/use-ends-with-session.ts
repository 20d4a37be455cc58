import { useEffect } from 'react';
import { useSession } from '#data/session-state.ts';

/** Closes a dialog about something of the player once he is signed out. */
export function useEndsWithSession(close: () => void, isOwn = true): void {
  const { status } = useSession();
  const isOver = isOwn && status === 'NOT_LOGGED_IN';
  useEffect(() => {
    if (isOver) close();
  }, [isOver, close]);
}
