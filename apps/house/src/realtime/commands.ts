/** One command as it came in: an object, its parts still unchecked. */
export type Command = Readonly<Record<string, unknown>>;

/** A number, text or flag of a request, when it is one. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
export function wholeOf(value: unknown): number {
  return Number.isSafeInteger(value) ? (value as number) : 0; // just checked
}
export function recordOf(value: unknown): Command {
  return isRecord(value) ? value : {};
}

/** The commands of one text frame, one JSON object per line; null when the frame is not that. */
export function parseFrame(frame: string): Command[] | null {
  const commands: Command[] = [];
  for (const line of frame.split('\n')) {
    if (line.trim() === '') continue;
    const command = parseLine(line);
    if (!command) return null;
    commands.push(command);
  }
  return commands;
}

/** The names of the commands that expect a reply. */
export const REQUESTS = [
  'connect',
  'subscribe',
  'unsubscribe',
  'publish',
  'presence',
  'presence_stats',
  'history',
  'rpc',
  'refresh',
  'sub_refresh',
] as const;
export type RequestName = (typeof REQUESTS)[number];

/** Which request a command carries. */
export function requestOf(command: Command): { name: RequestName; request: Command } | null {
  for (const name of REQUESTS) if (isRecord(command[name])) return { name, request: recordOf(command[name]) };
  return null;
}

function parseLine(line: string): Command | null {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Command {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
