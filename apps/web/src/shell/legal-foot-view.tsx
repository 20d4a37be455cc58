import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@touchline/i18n';
import { CHOOSE } from '#data/consent-answer.ts';
import { useMessages } from '#data/messages.ts';
import { hrefOf, PLACES } from '#data/navigation.ts';
import { systemQuery } from '#data/queries.ts';
import { ageSign } from './age-sign.ts';
import styles from './legal-foot.module.css';

/** Age sign, operator, licence, help and rules; of what a backend does not say, nothing. */
export function LegalFootView() {
  const text = useMessages();
  const settings = useQuery(systemQuery()).data?.platform_settings;
  const { age_limit: age, licence, legal } = settings ?? {};
  return (
    <footer className={styles.foot}>
      <bdi className={styles.age}>{ageSign(text.locale, age)}</bdi>
      <p>
        {age !== undefined && text('legal.ageText', { age: formatCount(age, text.locale) })} {legal?.operator}{' '}
        {licence}
      </p>
      <nav className={styles.links} aria-label={text('legal.nav')}>
        <a href={hrefOf(PLACES.rules)}>{text('page.general_rules.title')}</a>
        <a href={hrefOf(PLACES.about)}>{text('page.about.title')}</a>
        {legal?.licence_url && <OutsideLink href={legal.licence_url} name={text('legal.licence')} />}
        {legal?.help.map(({ name, url }) => (
          <OutsideLink key={url} href={url} name={text('legal.helpBy', { name })} />
        ))}
        <button type="button" className={styles.cookies} data-agree={CHOOSE}>
          {text('consent.settings')}
        </button>
        {!legal && settings?.help_url && <OutsideLink href={settings.help_url} name={text('legal.help')} />}
      </nav>
    </footer>
  );
}

function OutsideLink({ href, name }: { readonly href: string; readonly name: string }) {
  return (
    <a href={href} rel="noopener noreferrer" target="_blank">
      {name}
    </a>
  );
}
