import { localizeNumber } from '../../digits.ts';
import type { DeepRallyWords, DeepSetWords, DeepUnitWords } from '../deep-rally-words.ts';

interface Unit {
  readonly title: string;
  /** Plural with the article. */
  readonly many: string;
  readonly first: string;
  readonly one: string;
  /** The set with the article. */
  readonly set: string;
  readonly extra: string;
  readonly extras: string;
  readonly n: string;
}

const unit = ({ title, many, first, one, set, extra, extras, n }: Unit): DeepUnitWords => ({
  of: (question) => `${title}: ${question}`,
  exact: `عدد ${many} بالضبط`,
  firstAndWinner: `الفائز ب${first} وب${set}`,
  leaderAfter: `المتقدّم بعد عدد ${n} من ${many}`,
  handicapAfter: `هانديكاب بعد عدد ${n} من ${many}`,
  race: `السباق إلى عدد ${n} من ${many}`,
  raceAndWinner: `السباق إلى عدد ${n} من ${many} والفائز ب${set}`,
  scoreAfter: (count) => `النتيجة بعد عدد ${count} من ${many}`,
  clean: (side) => `فوز ${side} دون خسارة ${one}`,
  winnerAndExtra: `الفائز و${extra}`,
  extras,
  most: `الأكثر من ${many}`,
  mostAndWinner: `الأكثر من ${many} والفائز بالمباراة`,
  best: `مجموع ${set} الأكثر من ${many}`,
  weakest: `مجموع ${set} الأقل من ${many}`,
  widest: `أكبر فارق في ${many}`,
  more: `الأكثر من ${many}: ${set} الأولى أو الثانية`,
});

interface Sets {
  readonly one: string;
  readonly the: string;
  readonly many: string;
  readonly two: string;
  readonly nr: string;
}

const sets = ({ one, the, many, two, nr }: Sets): DeepSetWords => ({
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
  sideComeback: (side) => `خسارة ${side} في ${the} الأولى وفوزه بالمباراة`,
  afterTwo: `النتيجة بعد ${two}`,
  afterThree: `النتيجة بعد ثلاث من ${many}`,
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
      first: 'الجولة الأولى',
      one: 'أي جولة',
      extra: 'جولة فاصلة',
      extras: 'عدد المجموعات ذات الجولة الفاصلة',
      n: '{legs}',
    }),
    rounds: unit({
      title: 'الجولات',
      many: 'الجولات',
      first: 'الجولة الأولى',
      one: 'أي جولة',
      set: 'الخريطة',
      extra: 'وقت إضافي',
      extras: 'عدد الخرائط ذات الوقت الإضافي',
      n: '{rounds}',
    }),
  },
  sets: sets({ one: 'مجموعة', the: 'المجموعة', many: 'المجموعات', two: 'مجموعتين', nr: '{setnr}' }),
  maps: sets({ one: 'خريطة', the: 'الخريطة', many: 'الخرائط', two: 'خريطتين', nr: '{mapnr}' }),
  bothReach: (number) => `لكليهما ${number} أو أكثر`,
  count: (count) => localizeNumber(String(count), 'ar'),
};
