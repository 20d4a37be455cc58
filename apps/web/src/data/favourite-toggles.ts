/** Type and id of a favourite, as the call names them: `matches/7`, `tournaments/12`. */
export type FavouriteKey = `${'matches' | 'tournaments'}/${string}`;

/** What the toggles know and ask. */
export interface FavouriteDoor {
  /** Whether the list as it was read has it. */
  readonly holds: (key: FavouriteKey) => boolean;
  /** Writes into that list what the house has taken. */
  readonly keep: (key: FavouriteKey, isOn: boolean) => void;
  /** Tells the house; false where it did not take it. */
  readonly send: (key: FavouriteKey, isOn: boolean) => Promise<boolean>;
  /** Told after each change of what `isOn` answers. */
  readonly onChange: () => void;
}

export interface FavouriteToggles {
  readonly isOn: (key: FavouriteKey) => boolean;
  readonly set: (key: FavouriteKey, isOn: boolean) => Promise<void>;
}

/**
 * Favourites that change at once and are taken back where the house does not agree. Source: specification §4.
 * Of each key one call is on its way at a time; what the player wants meanwhile is asked after it.
 */
export function createFavouriteToggles({ holds, keep, send, onChange }: FavouriteDoor): FavouriteToggles {
  const wanted = new Map<FavouriteKey, boolean>();
  const isOn = (key: FavouriteKey) => wanted.get(key) ?? holds(key);
  const ask = async (key: FavouriteKey, asked: boolean): Promise<void> => {
    const isTaken = await send(key, asked);
    if (isTaken) keep(key, asked);
    const now = wanted.get(key) ?? asked;
    if (isTaken && now !== asked) return ask(key, now);
    wanted.delete(key);
    onChange();
  };
  return {
    isOn,
    async set(key, next) {
      if (isOn(key) === next) return;
      const isAsking = wanted.has(key);
      wanted.set(key, next);
      onChange();
      if (!isAsking) await ask(key, next);
    },
  };
}
