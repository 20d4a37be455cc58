import { ChipLink, Chips, Icon, type IconName } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { hrefBets } from '#data/navigation.ts';
import { type BetsChoice, type BetsResult, choiceQuery, RESULTS } from './bets-filter.ts';

const RESULT_ICONS: Partial<Record<BetsResult, IconName>> = { win: 'check', lose: 'x', refund: 'minus' };

/** Narrows settled bets by how they ended; each result is an address. */
export function ResultChips({ choice }: { choice: BetsChoice }) {
  const t = useMessages();
  return (
    <Chips label={t('bets.results')}>
      {RESULTS.map((result) => {
        const icon = RESULT_ICONS[result];
        return (
          <ChipLink
            key={result}
            href={`${hrefBets()}${choiceQuery({ ...choice, result })}`}
            current={result === choice.result}
          >
            {icon && <Icon name={icon} size="s" />}
            {t(`bets.result.${result}`)}
          </ChipLink>
        );
      })}
    </Chips>
  );
}
