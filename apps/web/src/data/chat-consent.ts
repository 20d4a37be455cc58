import { isAgreed } from './storage.ts';

let isAllowed = false;

/** Whether the chat may load: the visitor agreed to preferences, or allowed the chat alone until he leaves the page. */
export const mayLoadChat = (): boolean => isAgreed('preference') || isAllowed;

/** Notes that the visitor allows the chat. */
export function allowChat(): void {
  isAllowed = true;
}
