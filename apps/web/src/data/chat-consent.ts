let isAllowed = false;

/** Whether the chat may load. The answer holds until the page is left. */
export const mayLoadChat = (): boolean => isAllowed;

/** Notes that the visitor allows the chat. */
export function allowChat(): void {
  isAllowed = true;
}
