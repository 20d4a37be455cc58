import { Alert, Button, TextField } from '@touchline/ui';
import { type FormEvent, useRef, useState } from 'react';
import type { ModalProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { openModal } from '#data/modal.ts';
import { codeIn, type OpenedShare, openShare } from '#data/share-code.ts';
import styles from './share.module.css';

type Outcome = Exclude<OpenedShare['kind'], 'found'> | 'missing';

/** Asks for a bet code and shows what it stands for. */
export function View(_props: ModalProps) {
  const t = useMessages();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const fail = (kind: Outcome) => {
    setOutcome(kind);
    form.current?.querySelector('input')?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = codeIn(String(new FormData(event.currentTarget).get('code') ?? ''));
    if (code === '') return fail('missing');
    setBusy(true);
    const opened = await openShare(code);
    setBusy(false);
    if (opened.kind === 'found') return openModal('share_preview', { bets: opened.bets });
    fail(opened.kind);
  };
  const error =
    outcome === 'missing'
      ? t('share.load.missing')
      : outcome === 'not-found'
        ? t('share.load.notFound')
        : undefined;

  return (
    <form ref={form} className={styles.dialog} onSubmit={(event) => void submit(event)} noValidate>
      {outcome === 'empty' && (
        <Alert tone="warn" title={t('share.empty.title')}>
          {t('share.empty.text')}
        </Alert>
      )}
      {outcome === 'failed' && (
        <Alert tone="error" title={t('share.failed.title')}>
          {t('share.failed.text')}
        </Alert>
      )}
      <TextField
        label={t('share.load.label')}
        hint={t('share.load.hint')}
        name="code"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={400}
        error={error}
        onChange={() => setOutcome(null)}
      />
      <Button type="submit" kind="primary" size="l" wide busy={isBusy}>
        {t('share.load.submit')}
      </Button>
    </form>
  );
}
