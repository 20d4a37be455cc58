/** Whether the device has a way of its own to hand things on. */
export const canSend = (): boolean => typeof navigator.share === 'function';

const isWithdrawn = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Hands a link on by the device's own means. Who changes his mind there has not failed. */
export async function sendLink(text: string, url: string): Promise<void> {
  try {
    await navigator.share({ text, url });
  } catch (error) {
    if (!isWithdrawn(error)) throw error;
  }
}

/** Hands a file on by the device's own means, or saves it where it has none for files. */
export async function sendFile(file: File): Promise<void> {
  if (canSend() && navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file] });
    } catch (error) {
      if (isWithdrawn(error)) return;
    }
  }
  const href = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = href;
  link.download = file.name;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
