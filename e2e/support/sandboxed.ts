/** What a page of this site in a frame without an origin logs: the browser refuses it scripts, fonts and pictures. */
export const SANDBOXED =
  /blocked by CORS policy|Unsafe attempt to load URL|net::ERR_(FAILED|BLOCKED_BY_RESPONSE)/;
