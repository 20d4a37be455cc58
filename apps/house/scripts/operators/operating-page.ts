import { SECRET_LENGTH } from '../../src/operators/known-operators.ts';
import { COMMANDS, MAY, MEANS, ROLES } from '../../src/operators/roles.ts';

const HEAD = `# Operating a running house

What traders, support and administrators do while players bet: by command line, with a reason, and with a log that shows later whether
somebody changed it. This page is generated from the commands (\`npm exec -- node apps/house/scripts/emit-operator-docs.ts\`).

\`\`\`sh
export OPERATOR_SECRET=…            # your own secret: name and role follow from it
npx touchline-operator suspend 1042 --reason "video review of a goal"
npx touchline-operator resettle 1042/1/ 1=lost 2=won 3=lost --reason "wrong feed"
npx touchline-operator resettle-game horse_racing/5930021 4 7=2 1 --non-runners 3 --reason "photo finish"
npx touchline-operator limit-player ann@mail.example --max-stake 12.50 --reason "asked for it"
npx touchline-operator audit verify
\`\`\`

The command talks to the house at \`HOUSE_URL\` (\`http://127.0.0.1:4000\`). Keep \`/operator\` of the house away from the internet. The web
app does not forward it, and a request of a browser is refused.

## Who operators are

\`OPERATORS_FILE\` names a file with a line for each secret: name, role, and the SHA-256 of the secret. What begins with \`#\` is for people.
\`npm run check-config\` and the start of the house say which line is wrong.

\`\`\`
# name  role     hash
mara    trader   sha256:dbe11916d580cf391c018899f2947be55400214f2fe469d40595879f71731995
tom     support  sha256:b5d00f1594c604cf4815299a2e990fbb287b4cc6dcceb8ffb087f20742acbd7b
\`\`\`

- \`npx touchline-operator new-secret mara trader\` makes a secret of 32 random bytes, which only mara gets to see, and her line. It asks no
  house. A hash is no secret, but it is safe only because nobody can guess what it was made from: a secret of fewer than ${SECRET_LENGTH} characters
  opens nothing, whatever the file says.
- Name and role of an order are those of the line. Nobody can choose them; an order that says who gives it is refused.
- The house reads the file anew at each order. To change a secret, add a second line of the same name and role, hand the new secret out,
  and take the first line away: while both stand there both are valid. Who stands in no line any more is out at once.
- A file that came to be wrong opens to nobody (503) until it is right; the log of the house names the line. Write the new file beside it
  and move it there, so that no order meets half of it. Houses on one database each read a file of their own: change it at all of them.
- For a house of one person \`OPERATOR_SECRET\`, at least ${SECRET_LENGTH} characters, takes the place of the file. Whoever knows it is an admin, and the
  audit log can name nobody: it says \`operator\`. A house that is given both does not start; one that is given neither answers 404 here.
- Every role may read and verify the audit log.

## Commands and roles

`;

const TAIL = `
A match is named by its id, a market by its key, \`match/market/specifier\`: \`1042/18/total=2.5\`, and \`1042/1/\` where there is no
specifier. Amounts are in main units. Results are \`won\`, \`lost\`, \`void\`, \`half_won\` and \`half_lost\`. The code of the command is 0
when it is done, 1 when the house refused it, 2 when the command line was none or no house answered.

- **Suspend** shows the prices as suspended on every page within a second; bets in their delay are refused, offers to sell are withdrawn.
- **Void** cannot be lifted. Selections that are decided stand; \`resettle\` changes those. A single is refunded, in a combo or system the
  selection counts as odds 1, a bet builder is void whole ([rules](../rules/voids-and-halves.md)).
- **Resettle** names a result for every outcome that somebody has bet on. \`--places 1\` beside two winners is a dead heat of two for one place
  ([rules](../rules/dead-heats.md)). Each bet is settled anew: what is right is paid, then what was
  paid before is taken back, as entries of their own (\`reversal\`). What an account does not bear any more the house writes off
  (\`write_off\`); no balance falls below zero. Bets that were sold whole stay sold.
- **Void-game** concerns a race (\`horse_racing/<event>\`) or a draw (\`lotteries/<event>\`); its number stands in the address of the game's
  page, \`?event=5930021\`, and beside each bet in \`game_bets\`. It may be to come, under way or over. Every stake on it is returned, of settled bets as well,
  and what these had paid is taken back as for **resettle**; its page says that it is void.
- **Resettle-game** takes, for a race, the runners as they came in, those of a dead heat joined by \`=\`, down to the last paid place at least: who is
  not named came in behind. \`--non-runners\` are those who did not start beside the runner that was taken out: their stakes are
  returned, and rule 4 takes its part of other winnings. For a draw it takes the six numbers as they were drawn. A bet whose result and
  payout stay the same is left alone; the others are settled anew as for **resettle**. A void race or draw can be settled again.
- **A limited player** reads his highest stake in the slip and is refused above it (code 106); a stopped one is refused at any stake. It
  concerns races and lotteries too. Bets that wait for something go on.
- **A status** that you give is read at once, and stands beside those that comp points reach in \`statuses\` of \`GET /platform/player\`. Any id of up to 40 small
  letters, digits, \`_\` and \`-\` is one; the answer lists what you gave this player. What statuses open is in [flags and countries](flags.md).
- **Payouts** that wait are listed by \`npx touchline-operator payouts\` for the roles that decide them; what each decision does with the
  money is in [payments](payments.md#payouts). One that is paid, declined or withdrawn is final.
- **Chats** of players who wait for an answer are listed by \`npx touchline-operator chats\` for the roles that answer them
  ([chat](chat.md#the-backends-own-chat)).
- **Errors** of the web app, in browsers and on its server, are listed by \`npx touchline-operator errors\` for every role: grouped, with release
  and count; what a report carries is in [error reports](error-reports.md).
- **Paused betting** is told as providers that are not active (code 109), in \`provider_statuses\` of the settings and by the live messages.
- **A silent feed** is no pause of yours: when it has said nothing for ten seconds the house puts the providers that are in service out of it,
  and back when it speaks again. A leader that ends in between cannot: the houses beside it, and those that start while one of them runs, leave
  these providers out of sale, though the feed of the next leader speaks. An operator brings them back with \`pause-betting\` and then
  \`resume-betting\`; the second alone is refused, because betting is not paused. A house that starts alone has all providers in service.
- **Features** stay switched after a restart; \`HOUSE_ON\` and \`HOUSE_OFF\` hold for those that nobody switched ([switches](switches.md)).

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
