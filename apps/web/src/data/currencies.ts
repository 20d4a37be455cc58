import { request } from './api.ts';
import { reloadAccounts } from './session.ts';

/** Opens a balance in another currency; one that is open already stays as it is. */
export async function openCurrency(currency: string) {
  const answer = await request(
    (backend) => backend.platform.POST('/player/accounts', { body: { currency } }),
    {
      isWanted: true,
      expected: [422],
    },
  );
  if (answer.ok) await reloadAccounts();
  return answer;
}
