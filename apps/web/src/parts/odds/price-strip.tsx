import { useServices } from '#data/services.ts';
import { OddsButton, type OddsButtonProps } from './odds-button.tsx';
import { servedPrices } from './served-prices.ts';
import { Strip, stripClass } from './strip.tsx';

interface PriceStripProps {
  readonly label: string;
  readonly line?: string | undefined;
  readonly tall?: boolean;
  readonly prices: readonly OddsButtonProps[];
}

/** A strip whose prices are components of their own, as the browser needs them. */
export function LivePriceStrip({ prices, ...strip }: PriceStripProps) {
  return (
    <Strip {...strip}>
      {prices.map((price) => (
        <OddsButton key={price.outcomeKey} {...price} />
      ))}
    </Strip>
  );
}

/** A strip whose prices are written as text: pages hold hundreds of them. The browser takes it over as the other one. */
export function ServedPriceStrip(props: PriceStripProps) {
  const { label, line, tall = false, prices } = props;
  const html = servedPrices(useServices(), prices, line);
  if (html === null) return <LivePriceStrip {...props} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: as in the strip itself
    <div
      className={stripClass(line !== undefined, tall)}
      role="group"
      aria-label={label}
      data-row=""
      // biome-ignore lint/security/noDangerouslySetInnerHtml: every value in it is escaped
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** The prices of one market in one strip. `line` stands first, in a quiet cell. */
export const PriceStrip = import.meta.env.SSR ? ServedPriceStrip : LivePriceStrip;
