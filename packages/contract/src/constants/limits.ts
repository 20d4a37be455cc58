/** Bets page limit, markets limit and bulk fetch limit of one call. Source: specification §9. */
export const PAGE_LIMIT = 500;
/** Pages that one bulk fetch reads at the most, so that a faulty `last_page` cannot loop for ever. */
export const PAGE_CAP = 200;
/** Shortest and longest search text in characters. Source: specification §5, §9. */
export const SEARCH_LENGTH_MIN = 3;
export const SEARCH_LENGTH_MAX = 50;
/** Jackpot hits of one call. Source: specification §9. */
export const JACKPOT_HITS_LIMIT = 10;
/** Bonus page size, and hunting tournaments of one call. Source: specification §9. */
export const BONUS_PAGE_LIMIT = 4;
export const HUNTING_TOURNAMENT_LIMIT = 1;
/** Image quality: default, and the factors for AVIF and WebP. Source: specification §9. */
export const IMAGE_QUALITY = 80;
export const IMAGE_QUALITY_AVIF_FACTOR = 0.8125;
export const IMAGE_QUALITY_WEBP_FACTOR = 0.875;
/** Fraction digits of a currency amount at the most. Source: specification §9. */
export const CURRENCY_FRACTION_DIGITS_MAX = 10;
/** Quick stakes of a currency that a player may save. */
export const QUICK_STAKES_MIN = 3;
export const QUICK_STAKES_MAX = 5;
/** First and last names and nicknames, in characters. */
export const NAME_LENGTH_MAX = 50;
export const NICKNAME_LENGTH_MIN = 2;
export const NICKNAME_LENGTH_MAX = 30;
/** Longest message of the support chat, in characters. */
export const CHAT_TEXT_MAX = 1_000;
/** Messages of the support chat that a player is shown. */
export const CHAT_SHOWN_MAX = 200;
/** Favourites of one type that a player may have. */
export const FAVOURITES_MAX = 200;
