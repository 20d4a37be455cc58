import { BREAKS, type BreakType } from '@touchline/contract/constants';
import { Button, Icon, TextField } from '@touchline/ui';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { ChosenBreak } from '#data/breaks.ts';
import { useMessages } from '#data/messages.ts';
import styles from './break.module.css';
import { LISTED, lengthText, readLength } from './lengths.ts';

const OTHER = 'other';

/** How long a break lasts: one of a few lengths, or any that its kind allows. */
export function BreakChoice({
  before,
  onChosen,
}: {
  /** What was chosen before the player came back; null at first. */
  readonly before: ChosenBreak | null;
  readonly onChosen: (chosen: ChosenBreak) => void;
}) {
  const t = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const [type, setType] = useState<BreakType>(before?.type ?? 'cooling_off');
  const isListed = before === null || LISTED[before.type].includes(before.length);
  const [choice, setChoice] = useState(before === null ? '' : isListed ? String(before.length) : OTHER);
  const [error, setError] = useState<string | null>(null);
  const { min, max } = BREAKS[type];
  const isOther = choice === OTHER;

  useEffect(() => {
    // Comes back from the second step, which had the focus.
    if (before) form.current?.querySelector<HTMLElement>('input[name="length"]:checked')?.focus();
  }, [before]);

  const choose = (next: string) => {
    setChoice(next);
    setError(null);
  };
  const fail = (text: string, control: string) => {
    setError(text);
    form.current?.querySelector<HTMLElement>(control)?.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (choice === '') return fail(t('breaks.chooseLength'), 'input[name="length"]');
    const typed = String(new FormData(event.currentTarget).get('typed') ?? '');
    const length = readLength(type, isOther ? typed : choice);
    if (length === null) return fail(t('breaks.range', { min, max }), 'input[name="typed"]');
    onChosen({ type, length });
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.quiet}>{t('breaks.intro')}</p>
      <Choices legend={t('breaks.kind')}>
        {(['cooling_off', 'self_exclusion'] as const).map((kind) => (
          <Choice
            key={kind}
            name="type"
            isChosen={type === kind}
            onChoose={() => {
              setType(kind);
              choose('');
            }}
            label={t(kind === 'cooling_off' ? 'breaks.coolingOff' : 'breaks.selfExclusion')}
            hint={t(kind === 'cooling_off' ? 'breaks.coolingOffHint' : 'breaks.selfExclusionHint')}
          />
        ))}
      </Choices>
      <Choices legend={t('breaks.length')} error={isOther ? null : error}>
        {LISTED[type].map((length) => (
          <Choice
            key={`${type}-${length}`}
            name="length"
            isChosen={choice === String(length)}
            onChoose={() => choose(String(length))}
            label={lengthText(type, length, t)}
          />
        ))}
        <Choice name="length" isChosen={isOther} onChoose={() => choose(OTHER)} label={t('breaks.other')} />
      </Choices>
      {isOther && (
        <TextField
          key={type}
          label={t(type === 'cooling_off' ? 'breaks.inDays' : 'breaks.inMonths')}
          hint={error === null ? t('breaks.range', { min, max }) : undefined}
          name="typed"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          defaultValue={before?.type === type && !isListed ? String(before.length) : ''}
          error={error ?? undefined}
          onChange={() => error !== null && setError(null)}
        />
      )}
      <div>
        <Button type="submit">{t('breaks.next')}</Button>
      </div>
    </form>
  );
}

function Choices({
  legend,
  error = null,
  children,
}: {
  readonly legend: string;
  readonly error?: string | null;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={error === null ? undefined : id}>
      <legend>{legend}</legend>
      {children}
      {error !== null && (
        <p id={id} className={styles.error}>
          <Icon name="circle-alert" size="s" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

function Choice({
  name,
  isChosen,
  onChoose,
  label,
  hint,
}: {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly label: string;
  readonly hint?: string;
}) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}
