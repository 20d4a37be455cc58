import { localizeNumber } from '../../digits.ts';
import type { DeepRallyWords, DeepSetWords, DeepUnitWords } from '../deep-rally-words.ts';

interface Unit {
  readonly title: string;
  /** Plural with the article. */
  readonly many: string;
  /** Plural after “most” and “fewest”. */
  readonly counted: string;
  readonly first: string;
  readonly one: string;
  /** The set with the article. */
  readonly set: string;
  readonly extra: string;
  readonly extras: string;
  readonly n: string;
}

const unit = ({ title, many, counted, first, one, set, extra, extras, n }: Unit): DeepUnitWords => ({
  of: (question) => `${title}: ${question}`,
  exact: `عدد ${many} بالضبط`,
  firstAndWinner: `الفائز ب${first} وب${set}`,
  leaderAfter: `المتقدّم بعد ${n} من ${many}`,
  handicapAfter: `هانديكاب بعد ${n} من ${many}`,
  race: `السباق إلى ${n} من ${many}`,
  raceAndWinner: `السباق إلى ${n} من ${many} والفائز ب${set}`,
  scoreAfter: (count) => `النتيجة بعد ${count} من ${many}`,
  clean: (side) => `فوز ${side} دون خسارة ${one}`,
  winnerAndExtra: `الفائز و${extra}`,
  extras,
  most: `الأكثر ${counted}`,
  mostAndWinner: `الأكثر ${counted} والفائز بالمباراة`,
  best: `مجموع ${set} الأكثر ${counted}`,
  weakest: `مجموع ${set} الأقل ${counted}`,
  widest: `أكبر فارق في ${many} ضمن ${set} الواحدة`,
  more: `الأكثر ${counted}: ${set} الأولى أو الثانية`,
});

interface Sets {
  readonly one: string;
  readonly the: string;
  readonly many: string;
  readonly two: string;
  readonly three: string;
  readonly nr: string;
}

const sets = ({ one, the, many, two, three, nr }: Sets): DeepSetWords => ({
  of: (question) => `${the} ${nr}: ${question}`,
  firstTwo: (question) => `أول ${two}: ${question}`,
  exact: `عدد ${many} بالضبط`,
  straight: (side) => `فوز ${side} دون خسارة ${one}`,
  distance: `لعب كل ${many}`,
  sideTotal: (side) => `عدد ${many} لـ ${side}`,
  winnerAndTotal: `الفائز وعدد ${many} {total}`,
  oddEven: `عدد ${many} فردي أو زوجي`,
  firstAndMatch: `الفائز ب${the} الأولى وبالمباراة`,
  secondAndMatch: `الفائز ب${the} الثانية وبالمباراة`,
  comeback: `فوز خاسر ${the} الأولى بالمباراة`,
  sideComeback: (side) => `خسارة ${side} في ${the} الأولى ثم الفوز بالمباراة`,
  afterTwo: `النتيجة بعد ${two}`,
  afterThree: `النتيجة بعد ${three}`,
  firstTwoWinners: `الفائزان ب${the} الأولى والثانية`,
  firstAndTotal: `الفائز ب${the} الأولى وعدد ${many} {total}`,
  sideExact: (side) => `عدد ${many} لـ ${side} بالضبط`,
  leads: (side) => `تقدّم ${side} في ${many} في أي وقت`,
  twoInARow: (side) => `فوز ${side} ب${two} متتاليتين`,
  toNil: (side) => `فوز ${side} ب${one} دون مقابل`,
  anyToNil: `انتهاء ${one} دون مقابل`,
  names: [`${the} الأولى`, `${the} الثانية`],
});

const IN_SETS = { set: 'المجموعة' };

/** Arabic words of the full depth of sports of sets and maps. */
export const deepRallyArabic: DeepRallyWords = {
  units: {
    games: unit({
      ...IN_SETS,
      title: 'الأشواط',
      many: 'الأشواط',
      counted: 'أشواطًا',
      first: 'الشوط الأول',
      one: 'أي شوط',
      extra: 'شوط كسر التعادل',
      extras: 'عدد أشواط كسر التعادل',
      n: '{games}',
    }),
    points: unit({
      ...IN_SETS,
      title: 'النقاط',
      many: 'النقاط',
      counted: 'نقاطًا',
      first: 'النقطة الأولى',
      one: 'أي نقطة',
      extra: 'نقاط إضافية',
      extras: 'عدد المجموعات ذات النقاط الإضافية',
      n: '{points}',
    }),
    legs: unit({
      ...IN_SETS,
      title: 'الجولات',
      many: 'الجولات',
      counted: 'جولات',
      first: 'الجولة الأولى',
      one: 'أي جولة',
      extra: 'جولة فاصلة',
      extras: 'عدد المجموعات ذات الجولة الفاصلة',
      n: '{legs}',
    }),
    rounds: unit({
      title: 'الجولات',
      many: 'الجولات',
      counted: 'جولات',
      first: 'الجولة الأولى',
      one: 'أي جولة',
      set: 'الخريطة',
      extra: 'وقت إضافي',
      extras: 'عدد الخرائط ذات الوقت الإضافي',
      n: '{rounds}',
    }),
  },
  sets: sets({
    one: 'مجموعة',
    the: 'المجموعة',
    many: 'المجموعات',
    two: 'مجموعتين',
    three: 'ثلاث مجموعات',
    nr: '{setnr}',
  }),
  maps: sets({
    one: 'خريطة',
    the: 'الخريطة',
    many: 'الخرائط',
    two: 'خريطتين',
    three: 'ثلاث خرائط',
    nr: '{mapnr}',
  }),
  bothReach: (number) => `لكليهما ${number} أو أكثر`,
  count: (count) => localizeNumber(count, 'ar'),
};
