import type { MatchView } from '#data/views.ts';
import { useTools } from './late-tools.ts';

/** The place where a match can be shared; empty until that code is here. */
export function ShareSlot({ match }: { match: MatchView }) {
  const tools = useTools();
  return tools && <tools.ShareMatch match={match} />;
}
