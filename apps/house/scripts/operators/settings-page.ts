import { complaints, namesRead, READERS } from './setting-readers.ts';
import { SETTINGS, type Setting } from './settings-table.ts';

const HEAD = `# Configuration

Everything that house and web app are told by their environment. This page is generated from what the two read
(\`npm exec -- node apps/house/scripts/emit-operator-docs.ts\`); \`npm run check-config\` says line by line what is wrong in an
environment and a data folder, and ends with code 1 where something is.

\`npm start\` passes its environment on to both, makes \`HOUSE_URL\` and \`HOUSE_ALLOWED_ORIGINS\` of the two ports, and reads
\`DATA_DIR\` from the folder in which it was called. A list is parted by commas.

| Variable | Takes | Default | Means | Read by |
|---|---|---|---|---|
`;

const TAIL = `
Of the tools, \`npm test\` reads \`CHROMIUM\`, \`HEADLESS_SHELL\`, \`FIREFOX\`, \`WEBKIT_DRIVER\`, \`XVFB\` and \`NGINX\` (programs to use instead of those that
are found), \`npm run bench\` reads \`BENCH_LONG\` (\`1\`: ten minutes of the live page instead of two).
`;

/** No value fits: each reader answers with what it would take. */
const UNFIT = '?';
const RULE = /(?: must be | it may name | which is (?:no|not an?) )(.+?)(?:, not "\?")?\.$/;

/** What a variable takes, in the words of its reader. */
function takesOf({ name, takes }: Setting): string {
  if (takes !== undefined) return takes;
  const [said = ''] = complaints({ [name]: UNFIT });
  const [, rule] = RULE.exec(said) ?? [];
  if (rule === undefined) throw new Error(`Of ${name} its reader says nothing: "${said}".`);
  return said.includes('may name')
    ? `out of ${rule
        .split(', ')
        .map((word) => `\`${word}\``)
        .join(', ')}`
    : rule;
}

export function settingsPage(): string {
  const readers = Object.entries(READERS).map(([who, read]) => ({ who, names: namesRead(read) }));
  const rows = SETTINGS.map((setting) => {
    const { name, fallback, means } = setting;
    const readBy = readers.filter(({ names }) => names.has(name)).map(({ who }) => who);
    const cells = [
      `\`${name}\``,
      takesOf(setting),
      fallback === null ? '' : `\`${fallback}\``,
      means,
      readBy.join(', '),
    ];
    return `| ${cells.join(' | ')} |\n`;
  });
  return `${HEAD}${rows.join('')}${TAIL}`;
}
