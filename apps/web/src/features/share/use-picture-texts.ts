import { quoteBet, type SlipBet } from '@touchline/betting';
import { directionOf } from '@touchline/i18n';
import { useHeldSystem } from '#data/held-query.ts';
import { type MessageKey, useMessages } from '#data/messages.ts';
import type { ShownAmounts } from '#data/share-bets.ts';
import { useIsolated, useMoney, usePriceText } from '#data/slip-money.ts';
import { spacedCode } from './code-text.ts';

/** What stands on the picture of shared bets, in the language of the page. */
export interface PictureTexts {
  readonly direction: 'ltr' | 'rtl';
  readonly brand: string;
  readonly title: string;
  readonly odds: string;
  readonly legs: readonly { readonly outcome: string; readonly about: string; readonly price: string }[];
  /** Says that there are more; null where all are there. */
  readonly more: string | null;
  readonly amounts: readonly { readonly label: string; readonly value: string }[];
  readonly codeLabel: string;
  readonly code: string;
  readonly address: string;
}

/** Selections that fit on a picture which is read on a phone. */
const LEGS_MAX = 8;

type Choice = { readonly code: string; readonly shown: ShownAmounts };

/** Puts the texts of a picture together. An amount is on it only where the player shows it. */
export function usePictureTexts(): (bets: readonly SlipBet[], choice: Choice) => PictureTexts {
  const t = useMessages();
  const money = useMoney();
  const price = usePriceText();
  const isolate = useIsolated();
  const brand = useHeldSystem()?.platform_settings.brand ?? '';

  const titleOf = (bets: readonly SlipBet[]) => {
    const [only] = bets;
    if (!only || bets.length > 1) return t('share.summaryBets', { count: bets.length });
    const { label } = quoteBet(only);
    const key: MessageKey = `bets.type.${label === 'custom' ? 'custom_bet' : label}`;
    const { winCount = 0, totalCount = 0 } = only.systemType ?? {};
    return t(key, { count: only.selections.length, win: winCount, total: totalCount });
  };
  const amountsOf = (bets: readonly SlipBet[], { stake, return: isReturnShown }: ShownAmounts) => {
    const currency = bets[0]?.currency ?? '';
    const sum = (of: (bet: SlipBet) => number) =>
      money(
        bets.reduce((all, bet) => all + of(bet), 0),
        currency,
      );
    if (bets.every((bet) => bet.stake === 0)) return [];
    return [
      ...(stake ? [{ label: t('slip.stake'), value: sum((bet) => bet.stake) }] : []),
      ...(isReturnShown && bets.every((bet) => quoteBet(bet).totalOdds !== null)
        ? [{ label: t('slip.return'), value: sum((bet) => quoteBet(bet).potentialReturn) }]
        : []),
    ];
  };
  return (bets, { code, shown }) => {
    const selections = bets.flatMap((bet) => bet.selections);
    const [only] = bets;
    const isOne = only !== undefined && bets.length === 1;
    return {
      direction: directionOf(t.locale),
      brand,
      title: titleOf(bets),
      odds: isOne ? price(quoteBet(only).totalOdds, { isTotal: selections.length > 1 }) : '',
      legs: selections.slice(0, LEGS_MAX).map(({ outcomeName, marketName, nameA, nameB, odds }) => ({
        outcome: isolate(outcomeName),
        about: `${isolate(marketName)} · ${nameB === '' ? isolate(nameA) : t('slip.versus', { home: isolate(nameA), away: isolate(nameB) })}`,
        price: only?.betType === 'CUSTOM_BET' ? '' : price(odds),
      })),
      more:
        selections.length > LEGS_MAX ? t('share.moreLegs', { count: selections.length - LEGS_MAX }) : null,
      amounts: amountsOf(bets, shown),
      codeLabel: t('share.code'),
      code: spacedCode(code),
      address: window.location.host,
    };
  };
}
