interface OfCategory {
  readonly category: { readonly id: string; readonly name: string };
}

interface CategoryLeagues<T extends OfCategory> {
  readonly category: T['category'];
  readonly leagues: T[];
}

/** Leagues in their order under their categories; a category stands where its first league stood. */
export function leaguesByCategory<T extends OfCategory>(leagues: readonly T[]): CategoryLeagues<T>[] {
  const groups = new Map<string, CategoryLeagues<T>>();
  for (const league of leagues) {
    const { category } = league;
    const group = groups.get(category.id);
    if (group) group.leagues.push(league);
    else groups.set(category.id, { category, leagues: [league] });
  }
  return [...groups.values()];
}
