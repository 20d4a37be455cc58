import { CHAT_TEXT_MAX } from '@touchline/contract/constants';
import { Alert, Button, describedBy, Field } from '@touchline/ui';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useMessages } from '#data/messages.ts';
import { newRequestId } from '#data/placement-call.ts';
import { sendToSupport } from '#data/support-chat.ts';
import { enteredIn, useForm } from '#parts/form/use-form.ts';
import styles from './own-chat.module.css';

/** Enter sends, except with Shift or while an input method composes. */
function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** Writes to support. What could not be sent stays in the field. */
export function MessageForm() {
  const t = useMessages();
  const id = useId();
  /** The text that was tried last, and its request: trying it again stores it once. */
  const tried = useRef({ text: '', request_id: '' });
  const { bind, isBusy, errors, clear } = useForm({
    names: ['text'],
    missing: (entered): Readonly<Record<string, string>> =>
      enteredIn(entered, 'text') === '' ? { text: t('chat.textMissing') } : {},
    call(entered) {
      const text = enteredIn(entered, 'text');
      if (tried.current.text !== text) tried.current = { text, request_id: newRequestId() };
      return sendToSupport(tried.current);
    },
    done() {
      tried.current = { text: '', request_id: '' };
      bind.ref.current?.reset();
    },
  });
  const { text: error } = errors.fields;
  const hint = t('chat.answersHere');
  return (
    <form className={styles.form} {...bind}>
      {errors.general && (
        <Alert tone="error" title={t('chat.notSent')}>
          {errors.general}
        </Alert>
      )}
      <Field id={id} label={t('chat.text')} hint={hint} error={error}>
        <textarea
          id={id}
          name="text"
          rows={3}
          maxLength={CHAT_TEXT_MAX}
          enterKeyHint="send"
          className={styles.field}
          readOnly={isBusy}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          onChange={clear}
          onKeyDown={sendByEnter}
        />
      </Field>
      <Button type="submit" kind="primary" wide busy={isBusy}>
        {t(isBusy ? 'chat.sending' : 'chat.send')}
      </Button>
    </form>
  );
}
