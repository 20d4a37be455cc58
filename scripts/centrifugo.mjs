import { ensureCentrifugo } from './toolchain/centrifugo.mjs';
import { runScript, Sentence } from './toolchain/sentence.mjs';

// Builds Centrifugo where it is not there yet, and says where it is.

await runScript(async () => {
  const centrifugo = await ensureCentrifugo();
  if ('missing' in centrifugo) throw new Sentence(centrifugo.missing);
  process.stdout.write(`${centrifugo.path}\n`);
});
