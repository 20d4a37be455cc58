import type { Facts } from '../facts.ts';
import { type Input, Missing } from '../probe.ts';

const BIRTH_DATE = '1990-05-05';
/** A mobile number of the form that its country has. */
const PHONE = '+447400123456';
const NAMED = ['first_name', 'last_name', 'nickname', 'municipality'];

/** Sign-up of a new player, with every field that the system data ask for. */
export function newPlayer({ system, run, credentials }: Facts): Input | Missing {
  if (credentials) return new Missing('a player was named, who signs in');
  const country = system?.countries.find(({ sign_up_blocked: isBlocked }) => !isBlocked)?.code;
  if (!system || country === undefined)
    return new Missing('the system data name no country for a new player');
  const email = `contract-check-${run}@mail.example`;
  const currency = system.default_currency_code;
  const terms = system.platform_settings.terms?.version;
  return {
    body: {
      ...(system.player_fields.includes('mobile_phone') && { mobile_phone: PHONE }),
      ...Object.fromEntries(
        NAMED.filter((name) => system.player_fields.includes(name)).map((name) => [name, 'Check']),
      ),
      ...(terms !== undefined && { terms }),
      email,
      password: `check-${run}`,
      country,
      currency,
      birth_date: BIRTH_DATE,
    },
  };
}
