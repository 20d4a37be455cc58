import type { ErrorReport } from '@touchline/contract';
import { ERROR_FRAME, ERROR_REPORT_LIMITS, scrubbed } from '@touchline/contract/error-reports';

const { name: NAME, message: MESSAGE, frame: FRAME, frames: FRAMES, route: ROUTE } = ERROR_REPORT_LIMITS;

/** An error as text. The real-time client's own are plain objects. */
export const textOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);

/** An error as `Name: message`. */
export const titleOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : textOf(error);

/** A line of a stack, as each engine writes it: `at name (address:1:2)`, `at address:1:2` or `name@address:1:2`. */
const LINE = /^\s*(?:at )?(?:async[ *])?(?:new )?(.*?)[ @]*\(?((?:[a-z-]+:\/\/|\/)[^\s()]*):(\d+):(\d+)\)?$/;
const UNNAMED = /[^\w$.<>[\] ]/g;
/** Where the folders of the product begin in the path of a file. */
const OWN_FOLDERS = /\/((?:apps|packages)\/(?!.*node_modules)[\w./$-]+)$/;

/** Path of a file of ours within the product; undefined for any other file. */
function fileOf(address: string, base: string | null): string | undefined {
  const bare = address.replace(/[?#].*/, '');
  if (base !== null) return bare.startsWith(base) ? bare.slice(base.length) : undefined;
  return OWN_FOLDERS.exec(bare)?.[1];
}

interface Frames {
  readonly own: readonly string[];
  readonly isForeign: boolean;
}

/** Lines of a stack in files of ours. `isForeign`: there are lines, and none of ours. */
function framesOf(stack: string, base: string | null): Frames {
  const lines = stack.split('\n').flatMap((text) => {
    const [, name = '', address = '', line = '', column = ''] = LINE.exec(text.slice(0, 500)) ?? [];
    return address === '' ? [] : [{ name, address, at: `${line}:${column}` }];
  });
  const own = lines.flatMap(({ name, address, at }) => {
    const file = fileOf(address, base);
    const frame = `${name.replace(UNNAMED, '').slice(0, NAME)}@${file}:${at}`;
    return file !== undefined && frame.length <= FRAME && ERROR_FRAME.test(frame) ? [frame] : [];
  });
  return { own: own.slice(0, FRAMES), isForeign: lines.length > 0 && own.length === 0 };
}

/** What a report says beside the error. */
export interface ReportSetting {
  readonly source: ErrorReport['source'];
  readonly release: string;
  /** Pattern of the page; empty if unknown. */
  readonly route: string;
  /** Address that the files of the page begin with; null on the server, whose files are on its disk. */
  readonly base: string | null;
}

/** Fields of a failed call are no numbers of a person. */
const CALL = /^([a-z ]+) (\d{1,3}) (\d{1,3})$/;

/** Makes the report of an error; null for an error of a script that is not ours. */
export function errorReport(error: unknown, { base, route, ...setting }: ReportSetting): ErrorReport | null {
  const { own, isForeign } = framesOf(error instanceof Error ? (error.stack ?? '') : '', base);
  if (isForeign && base !== null) return null;
  const name = error instanceof Error ? error.name.replace(/[^\w$ .-]/g, '').slice(0, NAME) : '';
  return {
    ...setting,
    name: name || 'Error',
    message: scrubbed(textOf(error).replace(CALL, '$1 http_$2 code_$3'), MESSAGE),
    stack: [...own],
    route: route.replace(/[^\w/$.-]/g, '').slice(0, ROUTE),
  };
}
