import { messages as catalog } from 'virtual:catalog/en/first';
import type { LiveStore } from '@touchline/client/live';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMessages } from '../../apps/web/src/data/messages.ts';
import { type Services, ServicesContext } from '../../apps/web/src/data/services.ts';
import { OddsButton } from '../../apps/web/src/parts/odds/odds-button.tsx';
import { PriceArea } from '../../apps/web/src/parts/odds/price-area.tsx';
import { Strip } from '../../apps/web/src/parts/odds/strip.tsx';
import type { MatchKeys } from './book.ts';

export const messages = createMessages('en', catalog);

export const outcomeName = (key: string) => `Harbour City ${key}`;

const resolveNothing = () => undefined;

function MatchPrices({ matchId, markets }: MatchKeys) {
  return (
    <PriceArea resolve={resolveNothing} as="article">
      {markets.map((keys) => (
        <Strip key={keys[0]} label={`Market of ${matchId}`}>
          {keys.map((key) => (
            <OddsButton key={key} outcomeKey={key} name={outcomeName(key)} />
          ))}
        </Strip>
      ))}
    </PriceArea>
  );
}

/** A mounted button and the part of it that shows the price. */
export interface MountedPrice {
  readonly button: HTMLElement;
  readonly value: Element;
}

/** Mounts the web app's own price buttons for these matches; `unmount` takes them away. */
export function mountPrices(live: LiveStore, matches: readonly MatchKeys[]) {
  // The buttons read these four services and no other.
  const services = { live, messages, locale: 'en', oddsFormat: 'european' } as Partial<Services> as Services;
  const container = document.createElement('main');
  document.body.append(container);
  const root = createRoot(container);
  flushSync(() =>
    root.render(
      <ServicesContext value={services}>
        {matches.map((match) => (
          <MatchPrices key={match.matchId} {...match} />
        ))}
      </ServicesContext>,
    ),
  );
  const prices = new Map<string, MountedPrice>();
  for (const button of container.querySelectorAll<HTMLElement>('button[data-price]')) {
    const value = button.lastElementChild;
    if (value && button.dataset.price) prices.set(button.dataset.price, { button, value });
  }
  return {
    prices,
    unmount: () => {
      root.unmount();
      container.remove();
    },
  };
}
