import type { MinorUnits } from '@touchline/betting';
import { ERROR_CODES } from '@touchline/contract/errors';
import { describedBy, Field, NumberField } from '@touchline/ui';
import { useId } from 'react';
import type { ErrorView } from '#data/api.ts';
import { textOf, useMessages } from '#data/messages.ts';
import { useMoney } from '#data/slip-money.ts';
import { stakeFaultMessage, useFieldText, useStakeReader } from '#data/stake-reader.ts';
import { useWhen } from '#parts/when/use-when.ts';

/** What is typed in an amount field. Units: `amount` in smallest units; null where the text is no amount. */
export function useTypedAmount(text: string, currency: string) {
  const t = useMessages();
  const money = useMoney();
  const read = useStakeReader();
  const unit = money.currency(currency);
  const parsed = read(text, unit);
  if (parsed.kind === 'amount' && parsed.amount > 0) return { amount: parsed.amount, missing: {} };
  const fault = parsed.kind === 'invalid' ? stakeFaultMessage(parsed.fault, text, unit.subunits) : null;
  return { amount: null, missing: { amount: fault ? textOf(t, fault) : t('money.amountMissing') } };
}

const LIMITS: ReadonlyMap<number, 'error.payments.amount_too_low' | 'error.payments.amount_too_high'> =
  new Map([
    [ERROR_CODES.amount_too_low.code, ERROR_CODES.amount_too_low.key],
    [ERROR_CODES.amount_too_high.code, ERROR_CODES.amount_too_high.key],
  ]);

/** What is wrong with an amount: of a limit that the backend names, in its currency, and when that starts again. */
function useAmountError(text: string | undefined, error: ErrorView | null, currency: string) {
  const t = useMessages();
  const money = useMoney();
  const when = useWhen();
  const { limit, restarts_at: restartsAt } =
    error?.fault.details.find(({ field }) => field === 'amount') ?? {};
  if (text === undefined || !error || limit === undefined) return text;
  if (error.code === ERROR_CODES.deposit_limit.code) {
    if (restartsAt === undefined) return error.message;
    return t(ERROR_CODES.deposit_limit.key, { limit: money(limit, currency), time: when(restartsAt) });
  }
  const key = LIMITS.get(error.code);
  return key === undefined ? text : t(key, { limit: money(limit, currency) });
}

/** An amount in a currency, with what it has to be between if it has to. */
export function MoneyField({
  currency,
  limits,
  text,
  wrong,
  error,
  onText,
}: {
  readonly currency: string;
  readonly limits?: { readonly min: MinorUnits; readonly max: MinorUnits };
  readonly text: string;
  /** What the form says of it. */
  readonly wrong: string | undefined;
  /** The last answer of the backend, where it refused. */
  readonly error: ErrorView | null;
  readonly onText: (text: string) => void;
}) {
  const t = useMessages();
  const money = useMoney();
  const fieldText = useFieldText();
  const id = useId();
  const said = useAmountError(wrong, error, currency);
  const unit = money.currency(currency);
  return (
    <Field
      id={id}
      label={t('money.amount')}
      hint={
        limits && t('money.range', { min: money(limits.min, currency), max: money(limits.max, currency) })
      }
      error={said}
    >
      <NumberField
        id={id}
        name="amount"
        label={t('money.amount')}
        prefix={money.symbol(currency)}
        isInvalid={said !== undefined}
        placeholder={money.plain(0, unit)}
        value={text}
        aria-describedby={describedBy(id, limits, said)}
        onChange={(event) => onText(fieldText(event, unit))}
      />
    </Field>
  );
}
