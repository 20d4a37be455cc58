/** Markets of a sport that a player pinned or folded, by their ids, in the order in which he did. */
export interface SportChoices {
  readonly pinned: readonly string[];
  readonly folded: readonly string[];
}

/** What a player chose, by sport. */
export type MarketChoices = Readonly<Record<string, SportChoices>>;

const NONE: SportChoices = { pinned: [], folded: [] };
/** What is kept of a sport; the oldest go first. */
const MOST_IDS = 400;

const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];

/** Reads what was kept; what cannot be read counts as nothing. */
export function readChoices(kept: Readonly<Record<string, unknown>> | undefined): MarketChoices {
  return Object.fromEntries(
    Object.entries(kept ?? {}).map(([sport, value]) => {
      const { pinned, folded } = (value ?? {}) as { pinned?: unknown; folded?: unknown }; // checked by idsOf
      return [sport, { pinned: idsOf(pinned), folded: idsOf(folded) }];
    }),
  );
}

export const choicesOf = (choices: MarketChoices, sportKey: string): SportChoices =>
  choices[sportKey] ?? NONE;

/** The choices with some markets of a sport pinned or folded, or no longer so. */
export function withChoice(
  choices: MarketChoices,
  sportKey: string,
  { kind, ids, isOn }: { kind: keyof SportChoices; ids: readonly string[]; isOn: boolean },
): MarketChoices {
  const held = choicesOf(choices, sportKey);
  const others = held[kind].filter((id) => !ids.includes(id));
  const next = isOn ? [...others, ...ids].slice(-MOST_IDS) : others;
  return { ...choices, [sportKey]: { ...held, [kind]: next } };
}
