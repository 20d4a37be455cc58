import { useHeldSystem } from '#data/held-query.ts';
import { useMessages } from '#data/messages.ts';

/** Leads to help with gambling. */
export function HelpLink() {
  const t = useMessages();
  const settings = useHeldSystem()?.platform_settings;
  if (!settings) return null;
  return (
    <a href={settings.help_url} target="_blank" rel="noreferrer">
      {t('signUp.help')}
    </a>
  );
}
