import { isRecord, object, oneOf, type Reader, text, whole } from './fields.ts';

const MESSAGE_LENGTH_MAX = 300;

interface Step {
  readonly type: 'ready' | 'started' | 'failed';
}
/** A notice for the player, in his language. */
export interface WidgetNotice {
  readonly type: 'notify';
  readonly tone: 'success' | 'warning' | 'danger';
  readonly message: string;
}
interface Result {
  readonly type: 'result';
  readonly status: 'success' | 'error' | 'pending';
}
interface Size {
  readonly type: 'size';
  readonly height: number;
}

/** What the frame of the payment widget tells the page around it. Units: `height` in CSS pixels. */
export type WidgetMessage = Step | WidgetNotice | Result | Size;

const shortText: Reader<string> = (value) => text(value)?.slice(0, MESSAGE_LENGTH_MAX) || undefined;
const positive: Reader<number> = (value) => {
  const read = whole(value);
  return read !== undefined && read > 0 ? read : undefined;
};

const READERS: readonly Reader<WidgetMessage>[] = [
  object<Step>({ type: oneOf({ ready: true, started: true, failed: true }) }),
  object<WidgetNotice>({
    type: oneOf({ notify: true }),
    tone: oneOf({ success: true, warning: true, danger: true }),
    message: shortText,
  }),
  object<Result>({
    type: oneOf({ result: true }),
    status: oneOf({ success: true, error: true, pending: true }),
  }),
  object<Size>({ type: oneOf({ size: true }), height: positive }),
];

/** Reads a message of the payment widget's frame. Foreign scripts run there: whatever else it sends is undefined. */
export function readWidgetMessage(value: unknown): WidgetMessage | undefined {
  if (!isRecord(value) || value.touchline !== 'payment') return undefined;
  for (const read of READERS) {
    const message = read(value);
    if (message) return message;
  }
  return undefined;
}
