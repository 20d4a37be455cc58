/** Errors that are not reported, by the reason. Source: specification §8; the last reason is ours. */
export const UNREPORTED = {
  'resize-observer loop': /ResizeObserver loop/i,
  'cancelled request': /cancell?ed/i,
  'network error':
    /Network ?Error|ERR_NETWORK|ERR_INTERNET_DISCONNECTED|FaultError: network|Failed to fetch|fetch failed|Load failed|network connection was lost|ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|socket hang up/i,
  'abort code': /AbortError|abort(?:ed)?\b|ECONNABORTED|ERR_ABORTED/i,
  'timeout code': /timeout|timed out|ETIMEDOUT/i,
  'chunk-load failure':
    /ChunkLoadError|dynamically imported module|Importing a module script failed|Loading (?:CSS )?chunk|Unable to preload/i,
  'script-tag failure': /Script error|(?:Failed to load|Error loading) script/i,
  'tracking script':
    /\bgtm\b|\bgtag\b|googletagmanager|google-analytics|\banalytics\b|\bfbq\b|fbevents|hotjar|doubleclick|matomo/i,
  'real-time transport': /transport closed|transport write error|client disconnected|connection closed/i,
} as const;

/** Names the text of a message that no catalog has; its key may contain any of the words above. */
const MISSING_TEXT = /^(?:Error: )?No message: /;

/** Whether an error, written as `Name: message`, is worth a report. */
export const isReportable = (text: string): boolean =>
  MISSING_TEXT.test(text) || !Object.values(UNREPORTED).some((pattern) => pattern.test(text));
