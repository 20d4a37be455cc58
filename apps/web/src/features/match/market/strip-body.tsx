import { Strip } from '#parts/odds/strip.tsx';
import type { BodyProps } from './body-props.ts';
import { OutcomePrice } from './outcome-price.tsx';

/** Two or three outcomes in one strip, names above the prices. */
export function StripBody({
  card: {
    markets: [market],
  },
  title,
}: BodyProps) {
  return (
    <Strip label={title} tall>
      {market.outcomes.map((outcome) => (
        <OutcomePrice key={outcome.id} market={market} outcome={outcome} layout="above" />
      ))}
    </Strip>
  );
}
