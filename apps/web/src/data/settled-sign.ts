import { afterFrame } from './after-frame.ts';
import { onTransport, transportOf } from './transport.ts';
import { isUnderWay, onUnderWay } from './under-way.ts';

function isSettled(): boolean {
  const transport = transportOf();
  return (transport === 'up' || transport === 'polled') && !isUnderWay(transport === 'up');
}

/**
 * Says on the document whether the page stands: it has taken its HTML over, is connected or asks instead, and waits for no
 * code, no answer and no channel. Tests wait for the sign.
 */
export function startSettledSign(): void {
  const { dataset } = document.documentElement;
  const look = () => {
    if (!isSettled()) delete dataset.settled;
    else
      afterFrame('settled', () => {
        if (isSettled()) dataset.settled = '';
      });
  };
  onUnderWay(look);
  onTransport(look);
  look();
}
