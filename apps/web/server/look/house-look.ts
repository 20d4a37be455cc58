import { IconLists } from '@touchline/contract';
import { OWN_BRAND, ServedBrand } from '@touchline/contract/brand';
import { BOOK_PREFIX, PLATFORM_PREFIX } from '@touchline/contract/headers';
import { brandStyle } from './brand-style.ts';
import { type Look, versionOf } from './look.ts';
import { mergedSprite } from './sprite.ts';

interface LookOptions {
  readonly houseUrl: URL;
  /** Text of the sprite that was built; undefined in development, which has none. */
  readonly builtSprite: string | undefined;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

const FRESH_MS = 3_000;
const TIMEOUT_MS = 2_000;
/** Looks whose files can still be had: pages that were made with them are open. */
const MOST_KEPT = 5;

const OWN_STYLE = brandStyle(OWN_BRAND);

const own = (sprite: Look['sprite']): Look => ({
  version: versionOf(JSON.stringify(OWN_BRAND)),
  brand: OWN_BRAND,
  isOwn: true,
  sprite,
});

function dressed({ version, faults: _, ...brand }: ServedBrand, sprite: Look['sprite']): Look {
  return { version, brand, sprite, isOwn: brandStyle(brand) === OWN_STYLE };
}

/** What the house says the product wears: asked for again behind the page that is being made, and kept while it cannot be. */
export function createLooks({ houseUrl, builtSprite, fetch, now, report }: LookOptions) {
  const kept = new Map<string, Look>();
  let held: { readonly look: Look; readonly at: number } | undefined;
  let running: Promise<Look> | undefined;

  /** Undefined where the house cannot be reached, which is nothing to report; what it says wrongly is. */
  async function ask<T>(path: string, schema: { parse(value: unknown): T }): Promise<T | undefined> {
    let answer: Response;
    try {
      answer = await fetch(new URL(path, houseUrl), { signal: AbortSignal.timeout(TIMEOUT_MS) });
      // Not up yet.
      if (answer.status === 503) return undefined;
    } catch {
      return undefined;
    }
    // Another backend may have neither call.
    if (answer.status === 404) return undefined;
    try {
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
      return schema.parse(await answer.json());
    } catch (error) {
      report(error);
      return undefined;
    }
  }

  async function renew(): Promise<Look> {
    const [brand, lists] = await Promise.all([
      ask(`${PLATFORM_PREFIX}/brand`, ServedBrand),
      builtSprite === undefined ? undefined : ask(`${BOOK_PREFIX}/icons/svg`, IconLists),
    ]);
    const before = held?.look;
    const sprite = lists && builtSprite !== undefined ? mergedSprite(builtSprite, lists) : before?.sprite;
    const look = brand ? dressed(brand, sprite) : { ...(before ?? own(undefined)), sprite };
    keep(look);
    return look;
  }

  function keep(look: Look) {
    held = { look, at: now() };
    const name = `${look.version} ${look.sprite?.href}`;
    kept.delete(name);
    kept.set(name, look);
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
  }

  const renewed = () => {
    running ??= renew().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    /** The look of now: at once where one is known. */
    current(): Look | Promise<Look> {
      if (!held) return renewed();
      if (now() - held.at >= FRESH_MS) renewed().catch(report);
      return held.look;
    },
    /** Ends once the look that is being asked for is there; at once while none is. */
    async renewed(): Promise<void> {
      await running;
    },
    /** The looks whose files can be had, the newest last. */
    known: (): readonly Look[] => [...kept.values()],
  };
}

export type Looks = ReturnType<typeof createLooks>;
