import { pause } from './document.ts';

let version = 0;
const observer = new MutationObserver(() => {
  version += 1;
});
observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

/** Another number after each change of the document. */
export function documentVersion(): number {
  if (observer.takeRecords().length > 0) version += 1;
  return version;
}

const STEP_MS = 10;
const STEPS = 10;

/** Waits for a change of the document, 100 ms at most: what is looked for may also be the time or an answer. */
export async function nextChange(): Promise<void> {
  const before = documentVersion();
  for (let step = 0; step < STEPS; step += 1) {
    await pause(STEP_MS);
    if (documentVersion() !== before) return;
  }
}
