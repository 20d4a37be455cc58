import { useMessages } from '#data/messages.ts';
import { CardFrame } from '#parts/bonus-card/card-frame.tsx';
import { PromoForm } from './promo-form.tsx';

/** The form for promo codes as a card. */
export function PromoCard() {
  const t = useMessages();
  return (
    <CardFrame icon="ticket-percent" kind={t('bonuses.promo.title')} name={null} headline={null}>
      <PromoForm />
    </CardFrame>
  );
}
