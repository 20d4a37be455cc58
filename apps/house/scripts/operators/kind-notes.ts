import type { BlockKind } from '@touchline/contract/layout';

/** What an operator should know of a kind beside its settings. */
export const KIND_NOTES: Partial<Record<BlockKind, string>> = {
  search: 'In the header also the key `/` opens the search.',
  image: "Pictures lie on the product's own origin, or on one that `IMAGE_ORIGINS` of the web app names.",
  page_banner:
    'A banner has `title`, and may have `text`, `label` (texts by locale), `picture` as in `image`, and `target`.',
  modal:
    'Without scripts the text unfolds where the block stands. What opens once by itself does so once in a browser, whichever block it is.',
  iframe:
    'Pages of other origins show where `FRAME_ORIGINS` of the web app names them. The frame may not reach the page around it.',
  submenu: 'An item is what `menu_item` takes.',
  side_menu: 'Opens the side menu.',
  speed_dial: 'Floats at the lower corner of the screen.',
  floating_button: 'Floats at the other lower corner of the screen.',
  tabs: 'The tab is in the address (`?tab=top`). A block that follows stands in some tabs when its `visibility` names them in `tabs`; one without stands in all. A second row of tabs may stand in a tab of the first.',
  operator_text: 'Its text is [a file](content.md#texts).',
  promotions: 'They are [a file](content.md#promotions).',
  events_filter:
    'Writes `time`, `date`, `isBettable`, `hasVideo` and `sortBy` into the address; `live_events` and `prematch_events` of the page read them.',
  match_info:
    "Shown on the page of a match in play, folded: what a service of match information has about it, in a frame that may run its own scripts and reach nothing of the page. The service hears of a visitor when he unfolds it. A page of another origin is loaded only when that origin stands in `FRAME_ORIGINS` of the web app. `/sports/api/book/match-info/{match_id}?locale={locale}` is the house's own stand-in.",
  match_preview:
    'Shown on the page of an upcoming match where its provider has statistics, folded up to one line with the form of both sides.',
  provider_game:
    'For signed-in players: asks the provider for the address of its page and shows that in a frame. One that comes through this site may run scripts and send forms, and reach nothing of the page around it; one of another origin is loaded only when that origin stands in `FRAME_ORIGINS` of the web app.',
  account:
    'What the player has of his account: profile, balances, points and status, devices, his data. A visitor is shown the way to sign in.',
  chat_toggle: 'Opens [the chat](chat.md). Shows nothing if `chat.json` switches it off.',
  notifications: 'Shown to signed-in players only.',
  prediction: 'Shown on the page of a match that has not begun.',
};
