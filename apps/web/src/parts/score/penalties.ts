import type { MatchState } from '@touchline/client/live';

const PENALTIES = '50';

/** A football match's shoot-out, which its score does not count; null where there is none. */
export function penaltiesOf(
  { periods }: Pick<MatchState, 'periods'>,
  sportKey: string,
): readonly [home: number, away: number] | null {
  const period = sportKey === 'football' ? periods.find(({ key }) => key === PENALTIES) : undefined;
  return period ? [period.home, period.away] : null;
}
