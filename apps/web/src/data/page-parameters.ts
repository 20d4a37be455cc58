/** Query parameters that pages read. Any other never enters a page or the key of its cached HTML. Source: specification §3; `hasVideo` and `league` are ours. */
export const PAGE_PARAMETERS = [
  'time',
  'date',
  'sortBy',
  'sport',
  'league',
  'page',
  'isBettable',
  'hasVideo',
  'sportType',
  'tab',
  'group',
  'status',
  'result',
] as const;
