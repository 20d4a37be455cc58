import { COMMANDS, MAY, MEANS, ROLES } from '../../src/operators/roles.ts';

const HEAD = `# Operating a running house

What traders, support and administrators do while players bet: by command line, with a reason, and with a log that shows later whether
somebody changed it. This page is generated from the commands (\`npm exec -- node apps/house/scripts/emit-operator-docs.ts\`).

\`\`\`sh
export OPERATOR_SECRET=…            # the same that the house was started with, at least 24 characters
npx touchline-operator suspend 1042 --as mara --role trader --reason "video review of a goal"
npx touchline-operator resettle 1042/1/ 1=lost 2=won 3=lost --as mara --role trader --reason "wrong feed"
npx touchline-operator limit-player ann@mail.example --max-stake 12.50 --as tom --role support --reason "asked for it"
npx touchline-operator audit verify
\`\`\`

The command talks to the house at \`HOUSE_URL\` (\`http://127.0.0.1:4000\`). A house without \`OPERATOR_SECRET\` has no such door: its
address answers 404. Whoever knows the secret may name any operator and any role; give it to people, or to a page of your own that knows
who they are, and keep \`/operator\` of the house away from the internet. The web app does not forward it, and a request of a browser is
refused.

## Commands and roles

`;

const TAIL = `
A match is named by its id, a market by its key, \`match/market/specifier\`: \`1042/18/total=2.5\`, and \`1042/1/\` where there is no
specifier. Amounts are in main units. Results are \`won\`, \`lost\`, \`void\`, \`half_won\` and \`half_lost\`. The code of the command is 0
when it is done, 1 when the house refused it, 2 when the command line was none.

- **Suspend** shows the prices as suspended on every page within a second; bets in their delay are refused, offers to sell are withdrawn.
- **Void** cannot be lifted. Selections that are decided stand; \`resettle\` changes those. A single is refunded, in a combo or system the
  selection counts as odds 1, a bet builder is void whole ([rules](../rules/voids-and-halves.md)).
- **Resettle** names a result for every outcome that somebody has bet on. Each bet is settled anew: what is right is paid, then what was
  paid before is taken back, as entries of their own (\`reversal\`). What an account does not bear any more the house writes off
  (\`write_off\`); no balance falls below zero. Bets that were sold whole stay sold.
- **A limited player** reads his highest stake in the slip and is refused above it (code 106); a stopped one is refused at any stake. It
  concerns races and lotteries too. Bets that wait for something go on.
- **Paused betting** is told as providers that are not active (code 109), in \`provider_statuses\` of the settings and by the live messages.
- **Features** stay switched after a restart; \`HOUSE_OFF\` is what holds for those that nobody switched ([switches](switches.md)).

## The audit log

Every command writes a row in the transaction of its effect: number, instant, operator, role, command, subject, arguments, reason,
outcome, the hash of the row before, and its own. Refused ones are written too, those of a wrong role among them. A command without a
reason of five characters is no command, and is not written.

The hash is SHA-256 over the text of the row and the hash before it. The database refuses to change or delete a row. Who gets round
that is found: \`audit verify\` walks the log, names the first row that was changed, removed or inserted, and ends with code 1. It prints the
last hash; note it elsewhere from time to time, since who can write the whole database could write a whole new chain.

\`\`\`sh
npx touchline-operator audit list --limit 20
npx touchline-operator audit list --before 120
\`\`\`
`;

/** A cell of a table: the bar would end it. */
const cell = (text: string) => text.replaceAll('|', '\\|');

export function operatingPage(): string {
  const rows = COMMANDS.map((command) => {
    const { usage, means } = MEANS[command];
    const may = ROLES.map((role) => (MAY[command].includes(role) ? 'yes' : '–'));
    return `| ${[`\`${cell(usage)}\``, cell(means), ...may].join(' | ')} |\n`;
  });
  const head = `| Command | What it does | ${ROLES.join(' | ')} |\n|---|---|${ROLES.map(() => '---|').join('')}\n`;
  return `${HEAD}${head}${rows.join('')}${TAIL}`;
}
