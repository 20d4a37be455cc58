import { basesUnder } from '@touchline/client/http';
import { BASE_PATH } from '@touchline/contract/constants';
import { request } from './api.ts';
import { followOtherTab } from './session.ts';

/** Address of the file with everything that is stored of the player. */
export const EXPORT_HREF = `${basesUnder(`${BASE_PATH}/api`).platform}/player/export`;

/** Has the player's data erased. The page then has nobody signed in. */
export async function eraseAccount(password: string) {
  const answer = await request(
    (backend) => backend.platform.POST('/player/erasure', { body: { password } }),
    {
      isWanted: true,
      expected: [409, 422, 429],
    },
  );
  if (answer.ok) await followOtherTab();
  return answer;
}
