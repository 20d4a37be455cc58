/** Breakpoints in CSS pixels for text of 16 px; a page that is read in larger text counts as narrower. Source: specification §9. */
export const BREAKPOINTS = { xs: 0, sm: 720, md: 960, lg: 1280, xl: 1920 } as const;
/** Below this width, counted likewise, a device counts as mobile where the product serves several devices. Source: specification §9. */
export const MOBILE_BREAKPOINT = 780;
/** A modal takes at most this share of the height. Source: specification §9. */
export const MODAL_HEIGHT_FRACTION = 0.95;
/** Vertical offset of jackpot-hit and bonus alerts in CSS pixels. Source: specification §9. */
export const ALERT_OFFSET_PX = 200;
/** Name of the operator's text that a new visitor is shown once. */
export const WELCOMING_TEXT = 'welcoming-popup';
/** Base path of every page. Source: specification §2. */
export const BASE_PATH = '/sports';
/** Where the web server sends pictures in the size and format that are asked for. */
export const IMAGE_PATH = `${BASE_PATH}/image`;
/** Width in which logos of competitors are asked for: enough for the largest one on a dense screen, so that all sizes share one picture. Units: pixels. */
export const LOGO_WIDTH = 128;
