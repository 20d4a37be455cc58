import { type SlipExtraPlace, useSlipExtras } from '#data/slip-extras.ts';

/** What other features put into a place of the slip. */
export function SlipExtras({ place }: { place: SlipExtraPlace }) {
  const views = useSlipExtras(place);
  // biome-ignore lint/suspicious/noArrayIndexKey: a place is filled in one order
  return views.map((View, index) => <View key={index} />);
}
