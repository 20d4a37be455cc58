import { intlTag } from '@touchline/i18n';
import { Icon, SelectField } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { pictureAddress } from '#data/video.ts';
import { languagesOf, providersOf, type Source, type Wish } from './sources.ts';
import styles from './video.module.css';

/** Who shows the match and in which language; a link to the provider's own page where he has one. */
export function SourceChoice({
  sources,
  source,
  onChoose,
}: {
  sources: readonly Source[];
  source: Source;
  onChoose: (wish: Wish) => void;
}) {
  const t = useMessages();
  const { provider, language, link } = source;
  const names = new Intl.DisplayNames([intlTag(t.locale), 'en'], { type: 'language' });
  const providers = providersOf(sources);
  const languages = languagesOf(sources, provider);
  return (
    <>
      {providers.length > 1 && (
        <SelectField
          label={t('video.provider')}
          value={provider}
          onChange={({ target }) => onChoose({ provider: target.value, language })}
        >
          {providers.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      )}
      {languages.length > 1 && (
        <SelectField
          label={t('video.language')}
          value={language}
          onChange={({ target }) => onChoose({ provider, language: target.value })}
        >
          {languages.map((code) => (
            <option key={code} value={code}>
              {names.of(code)}
            </option>
          ))}
        </SelectField>
      )}
      {link !== null && (
        <a className={styles.link} href={pictureAddress(link)} target="_blank" rel="noopener noreferrer">
          {t('video.window')}
          <Icon name="external-link" size="s" flip />
        </a>
      )}
    </>
  );
}
