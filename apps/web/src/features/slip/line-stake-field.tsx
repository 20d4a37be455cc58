import { MAX_MONEY, type ParsedStake, type SlipBet } from '@touchline/betting';
import { useEffect, useRef, useState } from 'react';
import { dispatchSlip } from '#data/slip.ts';
import { type MoneyTexts, useSlipMoney } from '#data/slip-money.ts';
import { AmountField, type AmountFrame } from './amount-field.tsx';
import { fillStake } from './fill-stake.ts';
import { stakeForLines } from './line-cost.ts';

/** The stake of each line of a system. The bet itself knows only the total, which follows. */
export function LineStakeField({ lines, label, ...frame }: AmountFrame & { lines: number; label: string }) {
  const { bet } = frame;
  const money = useSlipMoney();
  const unit = { code: bet.currency, subunits: bet.subunits };
  const [typed, setTyped] = useState<{ text: string; stake: number } | null>(null);
  useKeptLineStake(bet, lines, money);
  const ofLine = Math.floor(bet.stake / lines);
  const filled = bet.stake === 0 ? '' : money.plain(ofLine, unit);
  return (
    <AmountField
      {...frame}
      label={label}
      value={typed !== null && typed.stake === bet.stake ? typed.text : filled}
      onAmount={(text, parsed) => {
        const total = totalOf(parsed, lines);
        const stake = total.kind === 'amount' ? total.amount : 0;
        setTyped({ text, stake });
        const written = total.kind === 'amount' ? money.plain(stake, unit) : text;
        dispatchSlip({ type: 'stake-typed', betId: bet.betId, text: written, parsed: total });
      }}
    />
  );
}

/** The same amount on every line. */
function totalOf(parsed: ParsedStake, lines: number): ParsedStake {
  if (parsed.kind !== 'amount') return parsed;
  const amount = parsed.amount * lines;
  return amount > MAX_MONEY ? { kind: 'invalid', fault: 'too-large' } : { kind: 'amount', amount };
}

/** A selection that comes or goes changes how many lines there are: what the player put on each of them stays. */
function useKeptLineStake(bet: SlipBet, lines: number, money: MoneyTexts): void {
  const before = useRef({ lines, stake: bet.stake });
  useEffect(() => {
    const was = before.current;
    before.current = { lines, stake: bet.stake };
    if (was.stake !== bet.stake) return;
    const stake = stakeForLines(bet, was.lines, lines);
    if (stake !== null) fillStake(bet, stake, money);
  }, [bet, lines, money]);
}
