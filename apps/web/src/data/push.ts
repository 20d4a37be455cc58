import { queryOptions } from '@tanstack/react-query';
import { demand } from '@touchline/client/http';
import { BASE_PATH, PUSH_KINDS, type PushKind } from '@touchline/contract/constants';
import { request } from './api.ts';
import { currentServices, servicesOf } from './services.ts';

/** Push settings of this device: the key to subscribe with, and the kinds it gets; null if it is not subscribed. */
interface OwnDevice {
  readonly publicKey: string;
  readonly kinds: readonly PushKind[] | null;
}

/** Whether a device can be told at all. Not in a frame: there the host's page has the word. */
export const canBeTold = (): boolean =>
  window.top === window &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window &&
  // Development serves no worker, and no manifest either.
  document.querySelector('link[rel=manifest]') !== null;

const workerOf = () => navigator.serviceWorker.getRegistration(BASE_PATH);

async function heldSubscription(): Promise<PushSubscription | null> {
  return (await (await workerOf())?.pushManager.getSubscription()) ?? null;
}

/** Id by which the backend knows the subscription: the SHA-256 of its address as base64url. */
async function idOf({ endpoint }: PushSubscription): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Reads this device's push settings; a subscription that the backend does not know counts as none. */
export const ownDeviceQuery = () =>
  queryOptions({
    queryKey: ['private', 'push'],
    queryFn: async ({ client, signal }): Promise<OwnDevice> => {
      const { public_key, devices } = await demand(servicesOf(client).backend.book.GET('/push', { signal }));
      const subscription = await heldSubscription();
      const id = subscription && (await idOf(subscription));
      return { publicKey: public_key, kinds: devices.find((device) => device.id === id)?.kinds ?? null };
    },
  });

function note(kinds: readonly PushKind[] | null): void {
  const { queryClient } = currentServices();
  queryClient.setQueryData(ownDeviceQuery().queryKey, (held) => held && { ...held, kinds });
}

/** Hands the subscription over with what it is told of; false where the backend does not take it. */
async function handOver(subscription: PushSubscription, kinds: readonly PushKind[]): Promise<boolean> {
  const { endpoint, keys } = subscription.toJSON();
  const body = {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    kinds: [...kinds],
  };
  const taken = await request(({ book }) => book.POST('/push/subscriptions', { body }), { isWanted: true });
  if (!taken.ok) return false;
  const saved = await request(
    ({ book }) =>
      book.POST('/settings', { body: { one_signal_push_notification_subscription: taken.data.id } }),
    { isWanted: true },
  );
  return saved.ok;
}

/** Makes a subscription with this key. One that another key made, or that the backend forgot, is given up first. */
async function subscribe(publicKey: string): Promise<PushSubscription | null> {
  const worker = await workerOf();
  if (!worker) return null;
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/**
 * Asks for permission and has this device told of everything. Only after a tap: browsers hear nobody else.
 * `dismissed`: the reader closed the question, which may be asked again.
 */
export async function tellThisDevice(publicKey: string): Promise<'told' | 'dismissed' | 'denied' | 'failed'> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed';
  const subscription = await subscribe(publicKey).catch(() => null);
  if (!subscription) return 'failed';
  if (!(await handOver(subscription, PUSH_KINDS))) {
    await subscription.unsubscribe();
    return 'failed';
  }
  note(PUSH_KINDS);
  return 'told';
}

/** Changes what this device is told of: on the screen at once, taken back where the backend does not. */
export async function choosePushKinds(kinds: readonly PushKind[]): Promise<void> {
  note(kinds);
  const subscription = await heldSubscription();
  if (!subscription || !(await handOver(subscription, kinds)))
    await currentServices().queryClient.invalidateQueries({ queryKey: ownDeviceQuery().queryKey });
}

/** Unsubscribes this device from push; false if the backend did not confirm it. */
export async function leaveThisDevice(): Promise<boolean> {
  const subscription = await heldSubscription();
  if (subscription) {
    const path = { id: await idOf(subscription) };
    const left = await request(({ book }) => book.DELETE('/push/subscriptions/{id}', { params: { path } }), {
      isWanted: true,
    });
    if (!left.ok) return false;
    await subscription.unsubscribe();
  }
  note(null);
  return true;
}
