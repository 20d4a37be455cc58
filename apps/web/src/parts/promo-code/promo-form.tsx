import type { Bonus } from '@touchline/contract';
import { Button, Icon, TextField } from '@touchline/ui';
import { useState } from 'react';
import type { ErrorView, Result } from '#data/api.ts';
import { redeemCode, refusedBonusText } from '#data/bonus-actions.ts';
import { conditionLine } from '#parts/bonus/bonus-conditions.ts';
import { BONUS_KINDS } from '#parts/bonus/bonus-kinds.ts';
import { useBonusWords } from '#parts/bonus/bonus-words.ts';
import cards from '#parts/bonus-card/card.module.css';
import { enteredIn, useForm } from '#parts/form/use-form.ts';
import styles from './promo.module.css';

const FIELD = 'code';

/** Puts the reason of a refusal beside the field. */
async function redeem(code: string): Promise<Result<Bonus>> {
  const answer = await redeemCode(code);
  if (answer.ok) return answer;
  const error: ErrorView = { ...answer.error, fields: { [FIELD]: refusedBonusText(answer.error) } };
  return { ok: false, error };
}

/** Takes a promo code, and says what it added or why it is refused. */
export function PromoForm() {
  const words = useBonusWords();
  const { t } = words;
  const [text, setText] = useState('');
  const [added, setAdded] = useState<Bonus | null>(null);
  const { bind, isBusy, errors, clear } = useForm<{ readonly ok: true; readonly data: Bonus }>({
    names: [FIELD],
    missing: (entered): Record<string, string> =>
      enteredIn(entered, FIELD) === '' ? { [FIELD]: t('bonuses.promo.missing') } : {},
    call: (entered) => redeem(enteredIn(entered, FIELD)),
    done({ data }) {
      setAdded(data);
      setText('');
    },
  });
  return (
    <form className={styles.form} {...bind}>
      <TextField
        name={FIELD}
        label={t('bonuses.promo.label')}
        value={text}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.fields[FIELD]}
        onChange={({ currentTarget }) => {
          clear();
          setAdded(null);
          setText(currentTarget.value);
        }}
      />
      <Button type="submit" wide busy={isBusy}>
        {t('bonuses.promo.submit')}
      </Button>
      <div role="status" className={styles.outcome}>
        {added && (
          <>
            <p className={styles.added}>
              <Icon name="circle-check" size="s" />
              {t('bonuses.promo.added', { kind: t(BONUS_KINDS[added.type].nameKey), name: added.name })}
            </p>
            <p className={cards.note}>{conditionLine(added, words)}</p>
          </>
        )}
      </div>
    </form>
  );
}
