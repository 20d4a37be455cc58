import { z } from 'zod';
import { Provider } from '../../model/ids.ts';

export const providerGame = z.object({
  app: z
    .enum(['horse_racing', 'lotteries'])
    .meta({ label: 'What the provider opens; the words beside it are chosen by this' }),
  provider: Provider.default('betconstruct').meta({ label: 'Provider' }),
  height: z
    .number()
    .int()
    .min(320)
    .max(2_000)
    .default(1_000)
    .meta({ label: 'Height of its frame in pixels' }),
});
