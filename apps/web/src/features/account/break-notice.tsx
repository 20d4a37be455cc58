import { Button } from '@touchline/ui';
import type { ModalProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { BreakText } from '#parts/break/break-text.tsx';
import styles from './auth-form.module.css';

/** Says on every device of a player that a break has signed him out, and until when. */
export function View({ props, close }: ModalProps) {
  const t = useMessages();
  return (
    <div className={styles.form}>
      <BreakText endsAt={typeof props.ends_at === 'number' ? props.ends_at : undefined} />
      <div className={styles.foot}>
        <Button size="l" wide onClick={close}>
          {t('shell.close')}
        </Button>
      </div>
    </div>
  );
}
