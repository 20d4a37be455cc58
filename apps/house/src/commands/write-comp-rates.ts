import { sql } from 'drizzle-orm';
import type { House } from '../house.ts';
import { currencyOf } from '../wallet/currencies.ts';

const STEPS = 10_000;

/** Writes the rates of the operator's file to where settlements find them. What was earned before stays. */
export async function writeCompRates({ db, loyalty }: Pick<House, 'db' | 'loyalty'>): Promise<void> {
  const rows = Object.entries(await loyalty.rates()).flatMap(([code, rate = 0]) => {
    const currency = currencyOf(code);
    return currency && rate > 0 ? [{ c: code, r: Math.round(rate * STEPS), s: currency.subunits }] : [];
  });
  await db.execute(sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(c text, r bigint, s bigint)
    ), gone as (delete from comp_rates where currency not in (select c from wanted))
    insert into comp_rates (currency, rate, subunits) select c, r, s from wanted order by c
    on conflict (currency) do update set rate = excluded.rate, subunits = excluded.subunits
    where comp_rates.rate <> excluded.rate or comp_rates.subunits <> excluded.subunits`);
}
