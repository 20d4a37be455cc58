import { directionOf } from '@touchline/i18n';
import { type AskedAmount, returnAddresses, widgetRedirects } from '#data/deposit-addresses.ts';
import { useHeldSystem } from '#data/held-query.ts';
import { useMessages } from '#data/messages.ts';
import { findCurrency } from '#data/slip-money.ts';
import { shownTheme } from '#parts/preferences/shown-theme.ts';

/** Tokens of the look that a widget may draw with. */
const COLORS = [
  '--text-1',
  '--text-2',
  '--line-3',
  '--action-fill',
  '--action-on',
  '--accent-text',
  '--focus',
] as const;

/** What the payment widget is configured with. Units: `amount` in smallest units. Source: specification §2 and §7. */
export type WidgetConfig = NonNullable<ReturnType<typeof useWidgetConfig>>;

function shownColors(): Readonly<Record<string, string>> {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(COLORS.map((name) => [name, style.getPropertyValue(name).trim()]));
}

/** Configuration of the payment widget; undefined until its token is there. `token` null: the backend gives none. */
export function useWidgetConfig({ currency, amount }: AskedAmount, token: string | null | undefined) {
  const { locale } = useMessages();
  const system = useHeldSystem();
  const platform = system?.platform_settings.platform;
  if (!platform?.payment_widget_script || token === undefined) return undefined;
  return {
    script: `${platform.frontend_origin}${platform.payment_widget_script}`,
    backendOrigin: platform.backend_origin,
    apiPrefix: platform.api_prefix,
    token,
    currency,
    subunits: findCurrency(system?.currencies, currency).subunits,
    amount,
    locale,
    direction: directionOf(locale),
    theme: shownTheme(),
    colors: shownColors(),
    redirects: widgetRedirects(platform),
    returnUrls: returnAddresses(window.location.href),
  };
}
