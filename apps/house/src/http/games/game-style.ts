import { type Brand, paletteOf } from '@touchline/contract/brand';

const USED = [
  'surface-canvas',
  'surface-card',
  'text-1',
  'text-2',
  'line-3',
  'accent-text',
  'action-fill',
  'action-on',
  'odds-bg',
  'odds-text',
  'win',
  'win-soft',
  'lose',
  'lose-soft',
  'void',
  'focus',
] as const;

/** The colours of the brand in both themes, by the names of the product's tokens. */
function tokens(brand: Brand): string {
  const [light, dark] = [paletteOf(brand, 'light'), paletteOf(brand, 'dark')];
  const write = ({ l, c, h }: { l: number; c: number; h: number }) => `oklch(${l} ${c} ${h})`;
  return USED.map((name) => `--${name}:light-dark(${write(light[name])},${write(dark[name])})`).join(';');
}

const RULES = `*{box-sizing:border-box}body{margin:0;padding:16px;background:var(--surface-canvas);color:var(--text-1);font:14px/1.45 system-ui,sans-serif}
h1{margin:0;font-size:20px}h2{margin:24px 0 8px;font-size:16px}h3{margin:0;font-size:14px}p{margin:4px 0}small,.quiet{color:var(--text-2);font-size:13px}
header{display:flex;flex-wrap:wrap;align-items:center;gap:4px 16px}header a{margin-inline-start:auto}a{color:var(--accent-text)}header a,nav a{display:inline-flex;align-items:center;gap:.35em;min-block-size:44px}summary{padding-block:12px;cursor:pointer}
nav{display:flex;flex-wrap:wrap;gap:6px}nav a{padding-inline:12px;border:1px solid var(--line-3);border-radius:var(--r);color:var(--text-1);text-decoration:none}
nav a[aria-current]{border-color:var(--action-fill);background:var(--action-fill);color:var(--action-on)}nav{margin-block-end:12px}
.card{padding:12px;border:1px solid color-mix(in srgb,var(--text-1) 16%,transparent);border-radius:var(--r);background:var(--surface-card)}.card h2{margin-block-start:0}
.results{display:grid;grid-template-columns:repeat(auto-fill,minmax(200px,1fr));gap:12px}fieldset{margin:12px 0 0;padding:0;border:0;min-inline-size:0}legend{padding:0;font-weight:600}ul,ol{margin:0;padding:0;list-style:none}
.runners label{display:grid;grid-template-columns:auto 28px 20px minmax(0,1fr) auto;align-items:center;gap:10px;min-block-size:52px;padding:6px 4px;cursor:pointer}
.runners li+li,.bets li+li{border-block-start:1px solid color-mix(in srgb,var(--text-1) 12%,transparent)}.runners .out{color:var(--text-2)}.runners .out>span:last-child{font-size:13px}
.name{display:grid;min-inline-size:0}.name b{overflow-wrap:anywhere}.silks{inline-size:20px;block-size:20px}.price{min-inline-size:60px;padding:8px;border-radius:var(--r);background:var(--odds-bg);color:var(--odds-text);font-weight:600;text-align:center;font-variant-numeric:tabular-nums}
.place{display:flex;flex-wrap:wrap;align-items:end;gap:12px;margin-block-start:12px}.place label{display:grid;gap:4px}.kinds{display:flex;flex-wrap:wrap;gap:4px 16px}.kinds label{display:flex;align-items:center;gap:8px;min-block-size:44px}
input[type=text],select{inline-size:9em;min-block-size:44px;padding:0 10px;border:1px solid var(--line-3);border-radius:var(--r);background:var(--surface-canvas);color:inherit;font:inherit}select{inline-size:auto;max-inline-size:100%}
input[type=radio],input[type=checkbox]{inline-size:20px;block-size:20px;margin:0;accent-color:var(--action-fill)}button{min-block-size:44px;padding:0 20px;border:0;border-radius:var(--r);background:var(--action-fill);color:var(--action-on);font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}.note{margin-block:12px;padding:10px 12px;border-radius:var(--r)}.note[role=alert]{background:var(--lose-soft);color:var(--lose)}.note[role=status]{background:var(--win-soft);color:var(--win)}
.balls{display:grid;grid-template-columns:repeat(auto-fill,minmax(64px,1fr));gap:4px}.balls label{display:flex;align-items:center;gap:8px;min-block-size:44px;padding-inline:8px;border:1px solid color-mix(in srgb,var(--text-1) 16%,transparent);border-radius:var(--r);font-variant-numeric:tabular-nums}
table{border-collapse:collapse;margin-block:12px}th,td{padding:4px 16px 4px 0;text-align:start;font-weight:400}[dir=rtl] th,[dir=rtl] td{padding:4px 0 4px 16px}
.bets li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:2px 16px;padding-block:8px}.bets .won{color:var(--win);font-weight:600}.bets .lost{color:var(--text-2)}details{margin-block-start:16px}`;

/** The style of a game's page in the colours of the brand. Without a theme it follows the device. */
export const gameStyle = (brand: Brand, theme: 'light' | 'dark' | null): string =>
  `:root{color-scheme:${theme ?? 'light dark'};--r:${Math.max(2, brand.radius * 0.75)}px;${tokens(brand)}}${RULES}`;
