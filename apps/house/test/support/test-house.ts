import { startHouse } from '../../src/app.ts';

// A house in a process of its own, for tests that kill it. Its options come as JSON, because some have no variable.
const [, , options = '{}'] = process.argv;
const house = await startHouse(JSON.parse(options));
process.once('SIGTERM', async () => {
  await house.stop();
  process.exit(0);
});
