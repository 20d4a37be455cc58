import {
  type DeadHeat,
  type ExplainedLine,
  explainSystem,
  type MinorUnits,
  type Odds,
  type SelectionResult,
  type SystemType,
} from '@touchline/betting';
import { formatCount } from '@touchline/i18n';
import { Button } from '@touchline/ui';
import { useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { useMoney, usePriceText } from '#data/slip-money.ts';
import { LineResults } from './line-results.tsx';
import styles from './system-lines.module.css';
import { systemName } from './system-name.ts';

/** One selection of a system, as the explanation needs it. Units: odds scaled. */
interface ExplainedSelection {
  readonly id: string;
  readonly name: string;
  readonly odds: Odds;
  readonly result: SelectionResult;
  readonly deadHeat?: DeadHeat | null;
}

const PAGE = 50;

/**
 * A system line by line: every line with its stake, odds and return, and what all of them return together.
 * Shape: results can be tried where they are undecided; the total follows. Lines come in pages, however many there are.
 * Units: stake is the total of the bet, in minor units of the currency.
 */
export function SystemLines({
  systemType,
  stake,
  currency,
  subunits,
  selections,
}: {
  systemType: SystemType;
  stake: MinorUnits;
  currency: string;
  /** The unit that all amounts are written in; without it each has the one that fits. */
  subunits?: number;
  selections: readonly ExplainedSelection[];
}) {
  const t = useMessages();
  const money = useMoney(subunits === undefined ? undefined : { code: currency, subunits });
  const amount = (value: MinorUnits) => money(value, currency);
  const [tried, setTried] = useState<Readonly<Record<string, SelectionResult>>>({});
  const [page, setPage] = useState(0);
  const shown = selections.map((selection) => ({
    ...selection,
    result: selection.result === 'undecided' ? (tried[selection.id] ?? 'win') : selection.result,
  }));
  const explained = explainSystem({ systemType, stake, selections: shown, offset: page * PAGE, limit: PAGE });
  const { lineCount, stakePerLine } = explained;
  const ofLine = Number(stakePerLine.numerator / stakePerLine.denominator);
  const isExact = stakePerLine.numerator % stakePerLine.denominator === 0n;
  const each = amount(ofLine);
  return (
    <div className={styles.system}>
      <p className={styles.head}>
        <b>{systemName(systemType, t)}</b>{' '}
        {t(isExact ? 'slip.system.split' : 'slip.system.splitAbout', { count: lineCount, each })}
      </p>
      <LineResults
        selections={shown}
        isOpen={(id) => selections.find((selection) => selection.id === id)?.result === 'undecided'}
        onTry={(id, result) => setTried({ ...tried, [id]: result })}
      />
      <p className={styles.total} role="status">
        <span>{t('slip.lines.total')}</span>
        <b>{explained.totalReturn === null ? '–' : amount(explained.totalReturn)}</b>
      </p>
      <Lines lines={explained.lines} first={page * PAGE} stake={each} amount={amount} />
      {lineCount > PAGE && <Pages page={page} lineCount={lineCount} onPage={setPage} />}
      <p className={styles.note}>{t('slip.lines.rounding')}</p>
    </div>
  );
}

function Lines({
  lines,
  first,
  stake,
  amount,
}: {
  lines: readonly ExplainedLine[];
  first: number;
  stake: string;
  amount: (value: MinorUnits) => string;
}) {
  const t = useMessages();
  const price = usePriceText();
  const number = (value: number) => formatCount(value, t.locale);
  return (
    <table className={styles.lines}>
      <caption className="vh">{t('slip.lines.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('slip.lines.line')}</th>
          <th scope="col">{t('slip.lines.selections')}</th>
          <th scope="col">{t('slip.lines.odds')}</th>
          <th scope="col">{t('slip.lines.stake')}</th>
          <th scope="col">{t('slip.lines.return')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={line.selections.join()} className={styles[line.result]}>
            <th scope="row">{number(first + index + 1)}</th>
            <td>
              <bdi>{line.selections.map((place) => number(place + 1)).join(' + ')}</bdi>
            </td>
            <td>{price(line.odds, { isTotal: true })}</td>
            <td>{stake}</td>
            <td>
              <span>{t(`slip.lines.${line.result}`)}</span>{' '}
              {line.return !== null && line.result !== 'lose' && <b>{amount(line.return)}</b>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Pages({
  page,
  lineCount,
  onPage,
}: {
  page: number;
  lineCount: number;
  onPage: (page: number) => void;
}) {
  const t = useMessages();
  const last = Math.ceil(lineCount / PAGE) - 1;
  const to = Math.min((page + 1) * PAGE, lineCount);
  return (
    <nav className={styles.pages} aria-label={t('slip.lines.pages')}>
      <Button size="s" aria-disabled={page === 0} onClick={() => onPage(Math.max(page - 1, 0))}>
        {t('slip.lines.previous')}
      </Button>
      <span role="status">{t('slip.lines.shown', { from: page * PAGE + 1, to, count: lineCount })}</span>
      <Button size="s" aria-disabled={page === last} onClick={() => onPage(Math.min(page + 1, last))}>
        {t('slip.lines.next')}
      </Button>
    </nav>
  );
}
