import { useQuery } from '@tanstack/react-query';
import type { LinkTarget, NamedAction } from '@touchline/contract/layout';
import { Button, type ButtonLook, buttonClass } from '@touchline/ui';
import type { AnyQuery, BlockProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { hrefLeague, hrefMatch, hrefSection, hrefSport, isOutside } from '#data/navigation.ts';
import { matchQuery, tournamentQuery } from '#data/queries.ts';
import { type TextByLocale, textIn } from '#parts/operator-text/text-in.ts';
import styles from './button-block.module.css';
import { useAction } from './use-action.ts';

export interface ButtonSettings {
  readonly label: TextByLocale;
  readonly target: LinkTarget;
  readonly look: 'primary' | 'quiet';
  readonly width: 'default' | 'narrow';
}

export function buttonQueries({ target }: ButtonSettings): AnyQuery[] {
  if (target.kind === 'league') return [tournamentQuery(target.id)];
  return target.kind === 'event' ? [matchQuery(target.id)] : [];
}

interface Drawn {
  readonly label: string;
  readonly look: ButtonLook;
}

/** An operator's button. A target that is not there shows nothing. */
export function ButtonBlock({ settings }: BlockProps<ButtonSettings>) {
  const { locale } = useMessages();
  const label = textIn(settings.label, locale);
  if (label === undefined) return null;
  const drawn: Drawn = {
    label,
    look: {
      kind: settings.look === 'primary' ? 'primary' : 'secondary',
      wide: settings.width === 'default',
    },
  };
  return (
    <div className={styles.place} data-width={settings.width}>
      <ToTarget target={settings.target} drawn={drawn} />
    </div>
  );
}

function ToTarget({ target, drawn }: { target: LinkTarget; drawn: Drawn }) {
  switch (target.kind) {
    case 'section':
      return <LinkButton href={hrefSection(target.section)} drawn={drawn} />;
    case 'sport':
      return <LinkButton href={hrefSport(target.sport_key)} drawn={drawn} />;
    case 'url':
      return <LinkButton href={target.href} drawn={drawn} />;
    case 'action':
      return <ActionButton action={target.action} drawn={drawn} />;
    case 'league':
      return <LeagueButton id={target.id} drawn={drawn} />;
    case 'event':
      return <EventButton id={target.id} drawn={drawn} />;
  }
}

function LinkButton({ href, drawn }: { href: string | undefined; drawn: Drawn }) {
  if (href === undefined) return null;
  return (
    <a className={buttonClass(drawn.look)} href={href} rel={isOutside(href) ? 'noopener' : undefined}>
      {drawn.label}
    </a>
  );
}

function ActionButton({ action, drawn }: { action: NamedAction; drawn: Drawn }) {
  const run = useAction(action);
  return run ? (
    <Button {...drawn.look} onClick={run}>
      {drawn.label}
    </Button>
  ) : null;
}

function LeagueButton({ id, drawn }: { id: string; drawn: Drawn }) {
  const { data: league } = useQuery(tournamentQuery(id));
  return <LinkButton href={league && hrefLeague(league.sport.key, league)} drawn={drawn} />;
}

function EventButton({ id, drawn }: { id: string; drawn: Drawn }) {
  const { data: match } = useQuery(matchQuery(id));
  return <LinkButton href={match && hrefMatch(match)} drawn={drawn} />;
}
