import { describedBy, Field, NumberField } from '@touchline/ui';
import { useId } from 'react';
import { asciiDigits } from '#data/ascii-digits.ts';
import { useMessages } from '#data/messages.ts';
import { useMinutes } from './play-words.ts';

/** What is typed in a field of minutes; null where the text is no whole number above zero. */
export function useTypedMinutes(text: string) {
  const t = useMessages();
  const typed = asciiDigits(text);
  const amount = /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : null;
  return { amount, missing: amount === null ? { amount: t('limits.minutesMissing') } : {} };
}

/** A time in minutes, with what it is in hours. */
export function MinutesField({
  text,
  wrong,
  onText,
}: {
  readonly text: string;
  /** What the form says of it. */
  readonly wrong: string | undefined;
  readonly onText: (text: string) => void;
}) {
  const t = useMessages();
  const id = useId();
  const minutes = useMinutes();
  const { amount } = useTypedMinutes(text);
  const hint = amount !== null && amount >= 60 ? minutes(amount) : undefined;
  return (
    <Field id={id} label={t('limits.minutes')} hint={hint} error={wrong}>
      <NumberField
        id={id}
        name="amount"
        label={t('limits.minutes')}
        isInvalid={wrong !== undefined}
        value={text}
        aria-describedby={describedBy(id, hint, wrong)}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
    </Field>
  );
}
