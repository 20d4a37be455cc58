import type { MatchView } from '#data/views.ts';

/** Address of a match's page at a provider: the template with the facts of the match in it. */
export function infoAddress(template: string, match: MatchView, locale: string): string {
  const facts: Readonly<Record<string, string>> = {
    match_id: match.id,
    match_urn: match.urn_id,
    sport: match.sport.key,
    locale,
  };
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(facts[name] ?? ''));
}
