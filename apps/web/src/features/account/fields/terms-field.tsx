import { useMessages } from '#data/messages.ts';
import { hrefOf, PLACES } from '#data/navigation.ts';
import { readStored } from '#data/storage.ts';
import { CheckLine } from './check-line.tsx';
import styles from './fields.module.css';

/** The terms of now. The box is ticked if this version was accepted on this device. */
export function TermsField({
  terms: { version, url },
  error,
  onChange,
}: {
  readonly terms: { readonly version: string; readonly url: string | null };
  readonly error: string | undefined;
  readonly onChange: () => void;
}) {
  const t = useMessages();
  return (
    <div className={styles.terms}>
      <CheckLine
        key={version}
        name="terms"
        value={version}
        isChecked={readStored('termsAccepted') === version}
        error={error}
        onChange={onChange}
      >
        {t('terms.accept')}
      </CheckLine>
      <a href={url ?? hrefOf(PLACES.rules)} target="_blank" rel="noopener noreferrer">
        {t('terms.read')}
      </a>
    </div>
  );
}
