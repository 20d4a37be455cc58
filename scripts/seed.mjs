import { parseArgs } from 'node:util';
import { runScript, Sentence } from './toolchain/sentence.mjs';

const usage = `npm run seed                     a player with bets in every state, in the running house
npm run seed -- --email EMAIL    the e-mail address to sign in with   seed@touchline.example
                --password TEXT  used where the player is new         seed-pass-1
                --further N      settled bets beside them, 0–400      40

The house has to run with HOUSE_DEV=1 (npm run dev does that); HOUSE_PORT says where (4000).
`;

/** @param {string} url @param {object} body */
async function post(url, body) {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    throw new Sentence(
      `No house answers at ${new URL(url).origin}. Start it with "npm run dev", or set HOUSE_PORT.`,
    );
  }
}

await runScript(async () => {
  const { values } = parseArgs({
    options: {
      email: { type: 'string', default: 'seed@touchline.example' },
      password: { type: 'string', default: 'seed-pass-1' },
      further: { type: 'string', default: '40' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return;
  }
  const { email, password, further } = values;
  const url = `http://127.0.0.1:${process.env.HOUSE_PORT ?? '4000'}/dev/seed`;
  const answer = await post(url, { email, password, further });
  if (answer.status === 404)
    throw new Sentence('The house has no development API: start it with HOUSE_DEV=1.');
  if (!answer.ok) throw new Sentence(`The house refused to seed (${answer.status}): ${await answer.text()}`);
  const seeded = /** @type {{ email: string; bets: number; leftOut: string[] }} */ (await answer.json()); // the house's own tests check this shape
  process.stdout.write(`${seeded.email} has ${seeded.bets} bets.\n`);
  if (seeded.leftOut.length > 0) process.stdout.write(`Not on offer now: ${seeded.leftOut.join('; ')}.\n`);
});
