import type { CatalogPart } from '../names.ts';
import { sets } from './words.ts';

const LEVEL = { '1': '{$competitor1}', '2': 'تعادل', '3': '{$competitor2}' };
const MARGIN = {
  '131121': 'فوز {$competitor1} بفارق ١',
  '131122': 'فوز {$competitor1} بفارق ٢',
  '131123': 'فوز {$competitor1} بفارق ٣ أو أكثر',
  '131124': 'فوز {$competitor2} بفارق ١',
  '131125': 'فوز {$competitor2} بفارق ٢',
  '131126': 'فوز {$competitor2} بفارق ٣ أو أكثر',
};

const ORDINALS = [
  'الأول',
  'الثاني',
  'الثالث',
  'الرابع',
  'الخامس',
  'السادس',
  'السابع',
  'الثامن',
  'التاسع',
  'العاشر',
  'الحادي عشر',
  'الثاني عشر',
  'الثالث عشر',
  'الرابع عشر',
  'الخامس عشر',
];

/** Halves of innings: 401 and 402 are the first inning's. */
const halves = Object.fromEntries(
  ORDINALS.flatMap((ordinal, index) => [
    [String(401 + 2 * index), `النصف الأول من الشوط ${ordinal}`],
    [String(402 + 2 * index), `النصف الثاني من الشوط ${ordinal}`],
  ]),
);

/** Arabic names of baseball and cricket. */
export const inningsArabic: CatalogPart = {
  sports: { baseball: 'البيسبول', cricket: 'الكريكيت' },
  groups: { points: 'النقاط', innings: 'الأشواط', teams: 'الفريقان' },
  periods: {
    ...halves,
    '501': 'الشوط الأول',
    '502': 'الشوط الثاني',
    '503': 'السوبر أوفر',
    '505': 'استراحة بين الشوطين',
  },
  markets: {
    '251': { name: 'الفائز (مع الأشواط الإضافية)', outcomes: sets.twoWay, rule: 'baseball_game' },
    '256': { name: 'هانديكاب (مع الأشواط الإضافية)', outcomes: sets.handicap, rule: 'baseball_run_line' },
    '258': { name: 'مجموع النقاط (مع الأشواط الإضافية)', outcomes: sets.total, rule: 'baseball_game' },
    '13101': { name: 'نتيجة أول خمسة أشواط', outcomes: sets.threeWay, rule: 'baseball_first_five' },
    '13102': { name: 'مجموع نقاط أول خمسة أشواط', outcomes: sets.total, rule: 'baseball_first_five' },
    '13103': { name: 'هانديكاب أول خمسة أشواط', outcomes: sets.handicap, rule: 'baseball_first_five' },
    '13104': { name: 'نتيجة الشوط {!inningnr}', outcomes: sets.threeWay, rule: 'baseball_inning' },
    '13105': { name: 'مجموع نقاط الشوط {!inningnr}', outcomes: sets.total, rule: 'baseball_inning' },
    '13106': { name: 'مجموع النقاط فردي أو زوجي', outcomes: sets.oddEven, rule: 'baseball_game' },
    '13107': { name: 'نقاط {$competitor1}', outcomes: sets.total, rule: 'baseball_game' },
    '13108': { name: 'نقاط {$competitor2}', outcomes: sets.total, rule: 'baseball_game' },
    '13109': { name: 'أشواط إضافية', outcomes: sets.yesNo, rule: 'baseball_nine' },
    '13110': { name: 'أول من يسجّل', outcomes: sets.twoWay, rule: 'baseball_first_run' },
    '13111': { name: 'النتيجة بعد تسعة أشواط', outcomes: LEVEL, rule: 'baseball_nine' },
    '13112': { name: 'فارق الفوز', outcomes: MARGIN, rule: 'baseball_game' },
    '13200': { name: 'الفائز (مع السوبر أوفر)', outcomes: sets.twoWay, rule: 'cricket_winner' },
    '13201': { name: 'مجموع الركضات في المباراة', outcomes: sets.total, rule: 'cricket_runs' },
    '13202': { name: 'ركضات {$competitor1}', outcomes: sets.total, rule: 'cricket_runs' },
    '13203': { name: 'ركضات {$competitor2}', outcomes: sets.total, rule: 'cricket_runs' },
    '13204': { name: 'ركضات {$competitor1} في الأوفر {overnr}', outcomes: sets.total, rule: 'cricket_over' },
    '13205': { name: 'ركضات {$competitor2} في الأوفر {overnr}', outcomes: sets.total, rule: 'cricket_over' },
    '13206': {
      name: 'ركضات {$competitor1} عند سقوط الويكيت {!wicketnr}',
      outcomes: sets.total,
      rule: 'cricket_fall',
    },
    '13207': {
      name: 'ركضات {$competitor2} عند سقوط الويكيت {!wicketnr}',
      outcomes: sets.total,
      rule: 'cricket_fall',
    },
    '13208': { name: 'الويكيتات التي يخسرها {$competitor1}', outcomes: sets.total, rule: 'cricket_wickets' },
    '13209': { name: 'الويكيتات التي يخسرها {$competitor2}', outcomes: sets.total, rule: 'cricket_wickets' },
    '13210': {
      name: 'ركضات {$competitor1} في أول ستة أوفرات',
      outcomes: sets.total,
      rule: 'cricket_powerplay',
    },
    '13211': {
      name: 'ركضات {$competitor2} في أول ستة أوفرات',
      outcomes: sets.total,
      rule: 'cricket_powerplay',
    },
    '13212': { name: 'مجموع الركضات فردي أو زوجي', outcomes: sets.oddEven, rule: 'cricket_runs' },
    '13213': { name: 'لعب السوبر أوفر', outcomes: sets.yesNo, rule: 'cricket_super_over' },
  },
  rules: {
    baseball_game: 'تُحسم على النتيجة النهائية، وتُحتسب الأشواط الإضافية.',
    baseball_run_line: 'يُضاف الخط إلى النتيجة النهائية، وتُحتسب الأشواط الإضافية.',
    baseball_first_five: 'تُحسم على نقاط الأشواط الخمسة الأولى بنصفي كل شوط.',
    baseball_inning: 'تُحسم على نقاط هذا الشوط وحده بنصفيه.',
    baseball_nine: 'تُحسم على النتيجة بعد تسعة أشواط. إن تعادل الفريقان تُلعب أشواط إضافية.',
    baseball_first_run: 'تُحسم على الفريق الذي يسجّل أول نقطة، وتُحتسب الأشواط الإضافية.',
    cricket_winner: 'تُحسم على الفائز بالمباراة. عند التعادل يحسمها السوبر أوفر.',
    cricket_runs: 'تُحتسب ركضات كل شوط من ٢٠ أوفرًا، ولا يُحتسب السوبر أوفر.',
    cricket_over:
      'تُحتسب ركضات هذا الأوفر. إن انتهى الشوط خلاله تُحتسب الركضات المسجّلة حتى حينه، وتُعاد الرهانات على أوفر لم يبدأ.',
    cricket_fall: 'تُحسم على ركضات الفريق عند سقوط هذا الويكيت. إن لم يسقط تُحتسب الركضات عند نهاية الشوط.',
    cricket_wickets: 'تُحتسب الويكيتات التي يخسرها الفريق في شوطه من ٢٠ أوفرًا.',
    cricket_powerplay: 'تُحتسب ركضات أول ستة أوفرات، أو ركضات الشوط إن انتهى قبلها. لا يُحتسب السوبر أوفر.',
    cricket_super_over: 'يفوز خيار «نعم» عند تساوي ركضات الفريقين بعد شوطيهما.',
  },
};
