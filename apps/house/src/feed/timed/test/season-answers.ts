type Pair = readonly [home: number, away: number];
/** Places of the winning outcomes, or that stakes come back. */
type Answer = number | readonly number[] | 'void';

/** A match of a season: its score at the end, and those of its regular periods where they are known. */
export interface SeasonMatch {
  final: Pair;
  periods: readonly Pair[];
}

/** One market, by what its type and specifier say. */
export interface Question {
  id: string;
  /** The quarter or period asked for, or the half, from 0; −1 where it is neither. */
  part: number;
  half: number;
  /** Line, start of the home side or number of points. */
  line: number;
  /** How many outcomes it has. */
  outcomes: number;
}

const sumOf = ([home, away]: Pair) => home + away;
const leadOf = ([home, away]: Pair) => home - away;
const yes = (is: boolean) => (is ? 0 : 1);
const place = (lead: number) => (lead > 0 ? 0 : lead < 0 ? 2 : 1);
const winner = (lead: number): Answer => (lead === 0 ? 'void' : lead > 0 ? 0 : 1);
const together = (parts: readonly Pair[]): Pair => [
  parts.reduce((sum, [home]) => sum + home, 0),
  parts.reduce((sum, [, away]) => sum + away, 0),
];
const DOUBLES = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;
const doublesOf = (lead: number): readonly number[] => DOUBLES[place(lead)] ?? [];

/** Bands of the home side, those of the away side, a draw. */
function band(lead: number, ends: readonly number[]): number {
  if (lead === 0) return 2 * ends.length + 2;
  const within = ends.filter((end) => Math.abs(lead) > end).length;
  return lead > 0 ? within : ends.length + 1 + within;
}

type ByScore = (score: Pair, question: Question) => Answer;

/** What is asked of a part of a match or of all of it, by the last two digits of the market types. */
const OF_PART: Readonly<Record<string, ByScore>> = {
  '01': (score) => doublesOf(leadOf(score)),
  '02': (score) => winner(leadOf(score)),
  '03': ([home], { line }) => yes(home > line),
  '04': ([, away], { line }) => yes(away > line),
  '05': (score) => yes(sumOf(score) % 2 === 1),
  '06': ([home]) => yes(home % 2 === 1),
  '07': ([, away]) => yes(away % 2 === 1),
  '08': (score, { line }) => place(leadOf(score) + line),
  '09': (score, { line }) => 2 * place(leadOf(score)) + (sumOf(score) > line ? 1 : 0),
  '10': ([home, away], { line }) => yes(home >= line && away >= line),
  '11': (score, { id }) => band(leadOf(score), id.startsWith('141') ? [3, 6] : [5, 10]),
  '12': (score, { line }) => yes(sumOf(score) > line),
  '13': (score, { line }) => yes(leadOf(score) + line > 0),
  '14': (score) => place(leadOf(score)),
  '15': (score, { outcomes }) => Math.min(outcomes - 1, sumOf(score)),
  '16': ([home, away]) => (home > 3 || away > 3 ? 16 : 4 * home + away),
  '17': ([, away]) => yes(away === 0),
  '18': ([home]) => yes(home === 0),
  '19': (score) => 2 * place(leadOf(score)) + yes(Math.min(...score) > 0),
  '20': (score, { line }) => (sumOf(score) > line ? 0 : 2) + yes(Math.min(...score) > 0),
  '21': ([home]) => Math.min(3, home),
  '22': ([, away]) => Math.min(3, away),
  '24': ([home, away]) => yes(home > 0 && away === 0),
  '25': ([home, away]) => yes(away > 0 && home === 0),
  '26': (score) => doublesOf(leadOf(score)).map((two) => 2 * two + yes(Math.min(...score) > 0)),
  '27': (score, { line }) => doublesOf(leadOf(score)).map((two) => 2 * two + yes(sumOf(score) > line)),
  '28': (score) => band(leadOf(score), [1, 2]),
};

const both: ByScore = ([home, away]) => yes(home > 0 && away > 0);

/** Other market types on the score at the end. */
const OF_FINAL: Readonly<Record<string, ByScore | string>> = {
  '219': '02',
  '223': '13',
  '225': '12',
  '406': '02',
  '410': '13',
  '412': '12',
  '12101': '03',
  '12102': '04',
  '12108': '05',
  '12111': (score) => band(leadOf(score), [5, 10, 15, 20]),
};

/** Other market types on the score of regular time. */
const OF_REGULAR: Readonly<Record<string, ByScore | string>> = {
  '12103': '14',
  '12112': (score) => yes(leadOf(score) === 0),
  '12201': '14',
  '12202': '12',
  '12203': '13',
  '12204': '01',
  '12205': both,
  '12206': ([home, away]) => (home > 5 || away > 5 ? 36 : 6 * home + away),
  '12210': '03',
  '12211': '04',
  '12212': '05',
  '12213': '02',
  '12214': (score) => yes(leadOf(score) === 0),
};

/** Other market types on one part. */
const OF_ONE: Readonly<Record<string, ByScore | string>> = {
  '235': '14',
  '236': '12',
  '303': '13',
  '12105': '14',
  '12106': '12',
  '12107': '13',
  '12207': '14',
  '12208': '12',
  '12216': both,
};

/** Market types on the score before the last period. */
const BEFORE_LAST: Readonly<Record<string, string>> = {
  '14625': '14',
  '14626': '12',
  '14627': '13',
  '14628': '14',
  '14629': '12',
  '14630': '13',
};

/** The only part with the most, or the place after all parts. */
function most(points: readonly number[]): number {
  const best = Math.max(...points);
  const first = points.indexOf(best);
  return points.indexOf(best, first + 1) === -1 ? first : points.length;
}

interface Course extends SeasonMatch {
  halves: readonly Pair[];
  regular: Pair;
  /** Before the last period. */
  beforeLast: Pair;
  /** Leads at the end of each period, and of each part by itself. */
  leads: readonly number[];
  own: readonly number[];
  lead: number;
}

const first = (leads: readonly number[]) => leads[0] ?? 0;
const homes = (parts: readonly Pair[]) => parts.map(([home]) => home);
const aways = (parts: readonly Pair[]) => parts.map(([, away]) => away);
const beginsAndWins = (begin: number, final: Pair): Answer =>
  leadOf(final) === 0 ? 'void' : 2 * place(begin) + (leadOf(final) > 0 ? 0 : 1);

const ON_COURSE: Readonly<Record<string, (course: Course, question: Question) => Answer>> = {
  '12110': ({ periods }) => most(periods.map(sumOf)),
  '12215': ({ periods }) => most(periods.map(sumOf)),
  '14601': ({ halves, lead }) => 3 * place(first(halves.map(leadOf))) + place(lead),
  '14602': ({ halves }) => most(halves.map(sumOf)),
  '14603': ({ halves }) => most(homes(halves)),
  '14604': ({ halves }) => most(aways(halves)),
  '14605': ({ periods }) => most(homes(periods)),
  '14606': ({ periods }) => most(aways(periods)),
  '14607': ({ periods }) => most(homes(periods)),
  '14608': ({ periods }) => most(aways(periods)),
  '14609': ({ own }) => yes(Math.min(...own) > 0),
  '14610': ({ own }) => yes(Math.max(...own) < 0),
  '14611': ({ halves }) => yes(Math.min(...halves.map(leadOf)) > 0),
  '14612': ({ halves }) => yes(Math.max(...halves.map(leadOf)) < 0),
  '14613': ({ halves }) => yes(Math.max(...halves.map(leadOf)) > 0),
  '14614': ({ halves }) => yes(Math.min(...halves.map(leadOf)) < 0),
  '14615': ({ own }) => yes(Math.min(...own) > 0),
  '14616': ({ own }) => yes(Math.max(...own) < 0),
  '14617': ({ own }) => yes(Math.max(...own) > 0),
  '14618': ({ own }) => yes(Math.min(...own) < 0),
  '14621': ({ own }) => yes(own.includes(0)),
  '14622': ({ own }) => yes(own.includes(0)),
  '14623': ({ own }) => place(own.filter((lead) => lead > 0).length - own.filter((lead) => lead < 0).length),
  '14624': ({ own }) => place(own.filter((lead) => lead > 0).length - own.filter((lead) => lead < 0).length),
  '14631': ({ periods }, { line }) => yes(Math.max(...periods.map(sumOf)) > line),
  '14632': ({ periods }, { line }) => yes(Math.min(...periods.map(sumOf)) > line),
  '14633': ({ periods }, { line }) => yes(Math.max(...periods.map(sumOf)) > line),
  '14634': ({ leads }) => yes(Math.min(...leads) > 0),
  '14635': ({ leads }) => yes(Math.max(...leads) < 0),
  '14636': ({ leads }) => yes(Math.min(...leads) > 0),
  '14637': ({ leads }) => yes(Math.max(...leads) < 0),
  '14638': ({ halves, lead }) => yes(first(halves.map(leadOf)) * lead < 0),
  '14639': ({ halves, final }) => beginsAndWins(first(halves.map(leadOf)), final),
  '14640': ({ periods }) => yes(Math.min(...homes(periods)) > 0),
  '14641': ({ periods }) => yes(Math.min(...aways(periods)) > 0),
  '14642': ({ periods }) => yes(Math.min(...homes(periods), ...aways(periods)) > 0),
  '14643': ({ periods }) => yes(Math.min(...periods.map(sumOf)) > 0),
  '14644': ({ periods }) =>
    sumOf(together(periods)) === 0 ? 3 : periods.findIndex((part) => sumOf(part) > 0),
  '14645': ({ own, lead }) => 3 * place(first(own)) + place(lead),
  '14646': ({ halves }, { line }) => yes(Math.max(...halves.map(sumOf)) > line),
  '14647': ({ halves }, { line }) => yes(Math.min(...halves.map(sumOf)) > line),
  '14650': ({ own, lead }) => yes(first(own) * lead < 0),
  '14651': ({ own, final }) => beginsAndWins(first(own), final),
};

const byScore = (found: ByScore | string | undefined): ByScore | undefined =>
  typeof found === 'string' ? OF_PART[found] : found;

/** What is read off the scores once for all markets of a match. */
export function courseOfSeason({ final, periods }: SeasonMatch): Course {
  const leads = periods.map((_, index) => leadOf(together(periods.slice(0, index + 1))));
  return {
    final,
    periods,
    halves: [together(periods.slice(0, 2)), together(periods.slice(2))],
    regular: together(periods),
    beforeLast: together(periods.slice(0, -1)),
    leads,
    own: periods.map(leadOf),
    lead: leads.at(-1) ?? 0,
  };
}

/** How a market is answered from the scores of a match; undefined where they do not decide it. */
export function answererOf(
  question: Question,
  isEndAlone: boolean,
): ((course: Course) => Answer) | undefined {
  const { id, part, half } = question;
  const scope = /^14[1-5]/.test(id) ? id.slice(2, 3) : '';
  const ofScope = scope === '' ? undefined : OF_PART[id.slice(3)];
  const ofFinal = scope === '5' ? ofScope : byScore(OF_FINAL[id]);
  if (ofFinal !== undefined) return ({ final }) => ofFinal(final, question);
  if (isEndAlone) return undefined;
  const ofRegular = scope === '4' ? ofScope : byScore(OF_REGULAR[id]);
  if (ofRegular !== undefined) return ({ regular }) => ofRegular(regular, question);
  const ofOne = ofScope ?? byScore(OF_ONE[id]);
  if (ofOne !== undefined) {
    return ({ periods, halves }) => ofOne((part < 0 ? halves[half] : periods[part]) ?? [0, 0], question);
  }
  const before = byScore(BEFORE_LAST[id]);
  if (before !== undefined) return ({ beforeLast }) => before(beforeLast, question);
  const onCourse = ON_COURSE[id];
  return onCourse === undefined ? undefined : (course) => onCourse(course, question);
}
