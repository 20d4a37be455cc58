import { useQuery } from '@tanstack/react-query';
import { Icon, type IconName } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { PageContext } from '#data/block.ts';
import { customPage } from '#data/custom-page.ts';
import { useMessages } from '#data/messages.ts';
import { hrefCategory, hrefSport } from '#data/navigation.ts';
import { categoryQuery, sportsQuery, tournamentQuery } from '#data/queries.ts';
import { useServices } from '#data/services.ts';
import { sportIcon } from '../sport-icon.ts';
import { Star } from '../star/star.tsx';
import styles from './page-title.module.css';

/** The title of a page whose blocks give it none: of home and the shell alone, of a sport, of a category, of a league. */
export function PageTitle({ page }: { page: PageContext }) {
  const messages = useMessages();
  switch (page.page) {
    case 'home':
    case 'shell':
      return <h1 className="vh">{messages('book.page.home')}</h1>;
    case 'cybersport':
      return <Title icon="gamepad-2">{messages('book.nav.esports')}</Title>;
    case 'sport':
      return page.sportKey === undefined ? null : <SportTitle sportKey={page.sportKey} />;
    case 'category':
      return page.categoryId === undefined ? null : <CategoryTitle id={page.categoryId} />;
    case 'league':
      return page.leagueId === undefined ? null : <LeagueTitle id={page.leagueId} />;
    case 'custom':
      return <CustomTitle path={page.customPath} />;
    default:
      return null;
  }
}

function Title({
  icon,
  children,
  trail,
  end,
}: {
  icon: IconName;
  children: ReactNode;
  trail?: ReactNode;
  end?: ReactNode;
}) {
  return (
    <div className={styles.title}>
      <Icon name={icon} size="l" />
      <div>
        <h1>{children}</h1>
        {trail && <p>{trail}</p>}
      </div>
      {end}
    </div>
  );
}

function CustomTitle({ path }: { path: string | undefined }) {
  const page = customPage(useServices(), path);
  return page ? (
    <div className={styles.title}>
      <h1>{page.title}</h1>
    </div>
  ) : null;
}

function SportTitle({ sportKey }: { sportKey: string }) {
  const sport = useQuery(sportsQuery()).data?.find(({ key }) => key === sportKey);
  return sport ? <Title icon={sportIcon(sport.key)}>{sport.name}</Title> : null;
}

function CategoryTitle({ id }: { id: string }) {
  const category = useQuery(categoryQuery(id)).data;
  if (!category) return null;
  const { sport } = category;
  return (
    <Title icon={sportIcon(sport.key)} trail={<a href={hrefSport(sport.key)}>{sport.name}</a>}>
      {category.name}
    </Title>
  );
}

function LeagueTitle({ id }: { id: string }) {
  const league = useQuery(tournamentQuery(id)).data;
  if (!league) return null;
  const { sport, category } = league;
  return (
    <Title
      icon={sportIcon(sport.key)}
      end={<Star of={`tournaments/${id}`} name={league.name} />}
      trail={
        <>
          <a href={hrefSport(sport.key)}>{sport.name}</a>
          <a href={hrefCategory(sport.key, category)}>{category.name}</a>
        </>
      }
    >
      {league.name}
    </Title>
  );
}
