import { createRoute } from '@hono/zod-openapi';
import * as routes from '@touchline/contract/http';
import type { House } from '../house.ts';
import { createCustomPages } from '../queries/custom-pages.ts';
import { createLegal } from '../queries/legal.ts';
import { createOwnMessages } from '../queries/own-messages.ts';
import { createPlatformFile } from '../queries/platform-file.ts';
import { createReminders } from '../queries/reminders.ts';
import { readSystem } from '../queries/system.ts';
import { createApi } from './http-env.ts';
import { countryOf } from './visitor.ts';

/** What the product is set up as: system data, brand and the operator's words. */
export function systemApi(house: House) {
  const api = createApi();
  const { brand } = house;
  const { dataDir } = house.options;
  const legal = createLegal(dataDir);
  const platform = createPlatformFile(house.options);
  const reminders = createReminders(house.options);
  const pages = createCustomPages(dataDir);
  const ownMessages = createOwnMessages(dataDir);

  api.openapi(createRoute(routes.getBrand), async (c) => c.json(await brand.read(), 200));

  api.openapi(createRoute(routes.getMessages), async (c) => c.json(await ownMessages.in(c.var.locale), 200));

  api.openapi(createRoute(routes.getSystem), async (c) => {
    const { locale } = c.var;
    const [texts, worn, added, facts, chat, rules, reminded, flags, frontendOrigin] = await Promise.all([
      legal.in(locale),
      brand.read(),
      pages.all(),
      platform.read(),
      house.chat.read(),
      house.signUpRules.read(),
      reminders.read(locale),
      house.flags.read(),
      platform.frontendOrigin(),
    ]);
    const reader = { locale, userCountry: countryOf(c, house), rules, flags, frontendOrigin };
    const settings = { ...facts, ...reminded, ...(chat && { chat }) };
    return c.json(readSystem(house, reader, texts, worn, added, settings), 200);
  });
  return api;
}
