import { useQuery } from '@tanstack/react-query';
import { betsQuery } from './queries.ts';
import { useSession } from './session.ts';

/** Bets that the panel shows at once. */
export const PANEL_BETS = 20;

/** The player's open bets as the panel and its badge read them. */
export const openBetsQuery = () => betsQuery({ status: 'open', page: 1, limit: PANEL_BETS });

/** How many bets are open; null while that is unknown or nobody is signed in. */
export function useOpenBetsCount(): number | null {
  const { status } = useSession();
  const { data } = useQuery({ ...openBetsQuery(), enabled: status === 'LOGGED_IN' });
  return status === 'LOGGED_IN' ? (data?.counts.open ?? null) : null;
}
