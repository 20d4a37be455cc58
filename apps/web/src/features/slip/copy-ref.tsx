import { IconButton } from '@touchline/ui';
import { useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { reportError } from '#data/report.ts';
import styles from './receipt.module.css';

/** The reference of a placed bet, and the way to keep it. */
export function CopyRef({ reference }: { reference: string }) {
  const t = useMessages();
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    // A page that is not served securely has no clipboard: the reference can still be selected.
    navigator.clipboard?.writeText(reference).then(() => setCopied(true), reportError);
  };
  return (
    <span className={styles.reference}>
      <bdi className={styles.ref}>{t('slip.receipt.ref', { ref: reference })}</bdi>
      {'clipboard' in navigator && (
        <IconButton
          icon={isCopied ? 'check' : 'copy'}
          size="s"
          label={t('slip.receipt.copy', { ref: reference })}
          onClick={copy}
        />
      )}
      <span className="vh" role="status">
        {isCopied && t('slip.receipt.copied')}
      </span>
    </span>
  );
}
