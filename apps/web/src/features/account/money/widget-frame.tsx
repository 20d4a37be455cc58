import { readWidgetMessage, type WidgetMessage } from '@touchline/client/money';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { PAYMENT_SANDBOX, THIRD_PARTY_PATH } from '#data/third-party.ts';
import styles from './money.module.css';
import type { WidgetConfig } from './use-widget-config.ts';

/** A frame that has not started by then has failed. */
const START_MS = 20_000;
/** Origin of a sandboxed frame, as messages name it. */
const SANDBOXED = 'null';
const HEIGHT_MIN = 120;
const HEIGHT_MAX = 2_000;

/** The frame in which the payment widget runs. It is sandboxed here and by its own policy. */
export function WidgetFrame({
  config,
  onMessage,
}: {
  readonly config: WidgetConfig;
  readonly onMessage: (message: WidgetMessage) => void;
}) {
  const t = useMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(HEIGHT_MIN);
  const [isStarted, setStarted] = useState(false);

  const take = useEffectEvent(({ source, origin, data }: MessageEvent<unknown>) => {
    const inner = frame.current?.contentWindow;
    if (!inner || source !== inner || origin !== SANDBOXED) return;
    const message = readWidgetMessage(data);
    if (!message) return;
    // Names no origin, because a sandboxed frame has none.
    if (message.type === 'ready') inner.postMessage({ touchline: 'payment', type: 'start', config }, '*');
    else if (message.type === 'size') setHeight(Math.min(HEIGHT_MAX, Math.max(HEIGHT_MIN, message.height)));
    else onMessage(message);
    if (message.type === 'started') setStarted(true);
  });
  const fail = useEffectEvent(() => onMessage({ type: 'failed' }));

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => take(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (isStarted) return undefined;
    const timer = setTimeout(() => fail(), START_MS);
    return () => clearTimeout(timer);
  }, [isStarted]);

  return (
    <iframe
      ref={frame}
      className={styles.widget}
      src={`${THIRD_PARTY_PATH}?kind=payment`}
      title={t('deposit.widget')}
      height={height}
      referrerPolicy="no-referrer"
      sandbox={PAYMENT_SANDBOX}
    />
  );
}
