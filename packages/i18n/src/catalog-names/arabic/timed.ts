import type { CatalogPart } from '../names.ts';
import { sets } from './words.ts';

const HOME = '{$competitor1}';
const AWAY = '{$competitor2}';

const neither = { '6': HOME, '7': 'لا أحد', '8': AWAY };

/** Winning margins in bands, the home side's first. */
function margins(first: number, bands: readonly string[]): Record<string, string> {
  const names = [HOME, AWAY].flatMap((side) => bands.map((band) => `فوز ${side} بفارق ${band}`));
  return Object.fromEntries(names.map((name, index) => [String(first + index), name]));
}

/** Names of the quarters, and of a tie among them. */
export const quartersInArabic = {
  '12101': 'الربع الأول',
  '12102': 'الربع الثاني',
  '12103': 'الربع الثالث',
  '12104': 'الربع الرابع',
  '12105': 'التساوي',
};

/** Names of the periods, and of a tie among them. */
export const periodsInArabic = {
  '12201': 'الفترة الأولى',
  '12202': 'الفترة الثانية',
  '12203': 'الفترة الثالثة',
  '12204': 'التساوي',
};

/** Arabic names of the sports that are played against a clock, and of Dota 2. */
export const timedArabic: CatalogPart = {
  sports: {
    basketball: 'كرة السلة',
    ice_hockey: 'هوكي الجليد',
    handball: 'كرة اليد',
    rugby: 'الرغبي',
    american_football: 'كرة القدم الأمريكية',
    dota_2: 'دوتا ٢',
  },
  groups: {
    points: 'النقاط',
    quarters: 'الأرباع',
    periods: 'الفترات',
    overtime: 'الوقت الإضافي',
    maps: 'الخرائط',
    teams: 'الفريقان',
  },
  periods: {
    '1': 'الفترة الأولى',
    '2': 'الفترة الثانية',
    '3': 'الفترة الثالثة',
    '13': 'الربع الأول',
    '14': 'الربع الثاني',
    '15': 'الربع الثالث',
    '16': 'الربع الرابع',
    '32': 'قبل الوقت الإضافي',
    '34': 'قبل ركلات الترجيح',
    '40': 'الوقت الإضافي',
    '50': 'ركلات الترجيح',
  },
  markets: {
    '219': { name: 'الفائز (مع الوقت الإضافي)', outcomes: sets.twoWay, rule: 'winner_with_overtime' },
    '223': { name: 'هانديكاب (مع الوقت الإضافي)', outcomes: sets.handicap, rule: 'handicap_with_overtime' },
    '225': { name: 'مجموع النقاط (مع الوقت الإضافي)', outcomes: sets.total, rule: 'with_overtime' },
    '235': { name: 'نتيجة الربع {!quarternr}', outcomes: sets.threeWay, rule: 'one_quarter' },
    '236': { name: 'مجموع نقاط الربع {!quarternr}', outcomes: sets.total, rule: 'one_quarter' },
    '303': { name: 'هانديكاب الربع {!quarternr}', outcomes: sets.handicap, rule: 'one_quarter' },
    '406': {
      name: 'الفائز (مع الوقت الإضافي ورميات الترجيح)',
      outcomes: sets.twoWay,
      rule: 'with_penalties',
    },
    '410': {
      name: 'هانديكاب (مع الوقت الإضافي ورميات الترجيح)',
      outcomes: sets.handicap,
      rule: 'with_penalties',
    },
    '412': {
      name: 'مجموع الأهداف (مع الوقت الإضافي ورميات الترجيح)',
      outcomes: sets.total,
      rule: 'with_penalties',
    },
    '12101': { name: 'نقاط {$competitor1}', outcomes: sets.total, rule: 'with_overtime' },
    '12102': { name: 'نقاط {$competitor2}', outcomes: sets.total, rule: 'with_overtime' },
    '12103': { name: 'النتيجة في الوقت الأصلي', outcomes: sets.threeWay, rule: 'regular_time' },
    '12105': { name: 'نتيجة الشوط {!half}', outcomes: sets.threeWay, rule: 'one_half' },
    '12106': { name: 'مجموع نقاط الشوط {!half}', outcomes: sets.total, rule: 'one_half' },
    '12107': { name: 'هانديكاب الشوط {!half}', outcomes: sets.handicap, rule: 'one_half' },
    '12108': { name: 'مجموع النقاط فردي أو زوجي', outcomes: sets.oddEven, rule: 'odd_even_with_overtime' },
    '12109': { name: 'السباق إلى النقطة {points}', outcomes: neither, rule: 'race_regular' },
    '12110': { name: 'الربع الأكثر نقاطًا', outcomes: quartersInArabic, rule: 'highest_quarter' },
    '12111': {
      name: 'فارق الفوز (مع الوقت الإضافي)',
      outcomes: margins(12111, ['١ إلى ٥', '٦ إلى ١٠', '١١ إلى ١٥', '١٦ إلى ٢٠', '٢١ أو أكثر']),
      rule: 'with_overtime',
    },
    '12112': { name: 'لعب وقت إضافي', outcomes: sets.yesNo, rule: 'overtime_played' },
    '12201': { name: 'النتيجة بعد ٦٠ دقيقة', outcomes: sets.threeWay, rule: 'three_periods' },
    '12202': { name: 'مجموع الأهداف في ٦٠ دقيقة', outcomes: sets.total, rule: 'three_periods' },
    '12203': { name: 'هانديكاب ٦٠ دقيقة', outcomes: sets.handicap, rule: 'three_periods' },
    '12204': { name: 'فرصة مزدوجة بعد ٦٠ دقيقة', outcomes: sets.doubleChance, rule: 'three_periods' },
    '12205': { name: 'تسجيل الفريقين في ٦٠ دقيقة', outcomes: sets.yesNo, rule: 'three_periods' },
    '12206': {
      name: 'النتيجة الصحيحة بعد ٦٠ دقيقة',
      outcomes: { '324': 'أي نتيجة أخرى' },
      rule: 'three_periods',
    },
    '12207': { name: 'نتيجة الفترة {periodnr}', outcomes: sets.threeWay, rule: 'one_period' },
    '12208': { name: 'مجموع أهداف الفترة {periodnr}', outcomes: sets.total, rule: 'one_period' },
    '12209': { name: 'الهدف {!goalnr} في ٦٠ دقيقة', outcomes: sets.nextGoal, rule: 'next_goal_hockey' },
    '12210': { name: 'أهداف {$competitor1} في ٦٠ دقيقة', outcomes: sets.total, rule: 'three_periods' },
    '12211': { name: 'أهداف {$competitor2} في ٦٠ دقيقة', outcomes: sets.total, rule: 'three_periods' },
    '12212': { name: 'عدد الأهداف في ٦٠ دقيقة فردي أو زوجي', outcomes: sets.oddEven, rule: 'three_periods' },
    '12213': {
      name: 'استرداد عند التعادل بعد ٦٠ دقيقة',
      outcomes: sets.twoWay,
      rule: 'three_periods_draw_no_bet',
    },
    '12214': { name: 'لعب وقت إضافي', outcomes: sets.yesNo, rule: 'overtime_played' },
    '12215': { name: 'الفترة الأكثر أهدافًا', outcomes: periodsInArabic, rule: 'highest_period' },
    '12216': { name: 'تسجيل الفريقين في الفترة {periodnr}', outcomes: sets.yesNo, rule: 'one_period' },
    '12301': { name: 'نتيجة المباراة', outcomes: sets.threeWay, rule: 'both_halves' },
    '12302': { name: 'مجموع الأهداف', outcomes: sets.total, rule: 'both_halves' },
    '12303': { name: 'هانديكاب', outcomes: sets.handicap, rule: 'both_halves' },
    '12304': { name: 'فرصة مزدوجة', outcomes: sets.doubleChance, rule: 'both_halves' },
    '12305': { name: 'استرداد عند التعادل', outcomes: sets.twoWay, rule: 'both_halves_draw_no_bet' },
    '12306': { name: 'أهداف {$competitor1}', outcomes: sets.total, rule: 'both_halves' },
    '12307': { name: 'أهداف {$competitor2}', outcomes: sets.total, rule: 'both_halves' },
    '12308': { name: 'نتيجة الشوط {!half}', outcomes: sets.threeWay, rule: 'one_half' },
    '12309': { name: 'مجموع أهداف الشوط {!half}', outcomes: sets.total, rule: 'one_half' },
    '12310': { name: 'هانديكاب الشوط {!half}', outcomes: sets.handicap, rule: 'one_half' },
    '12311': { name: 'عدد الأهداف فردي أو زوجي', outcomes: sets.oddEven, rule: 'both_halves' },
    '12401': { name: 'نتيجة المباراة', outcomes: sets.threeWay, rule: 'both_halves' },
    '12402': { name: 'مجموع النقاط', outcomes: sets.total, rule: 'both_halves' },
    '12403': { name: 'هانديكاب', outcomes: sets.handicap, rule: 'both_halves' },
    '12404': { name: 'نقاط {$competitor1}', outcomes: sets.total, rule: 'both_halves' },
    '12405': { name: 'نقاط {$competitor2}', outcomes: sets.total, rule: 'both_halves' },
    '12406': { name: 'مجموع النقاط فردي أو زوجي', outcomes: sets.oddEven, rule: 'both_halves' },
    '12407': { name: 'استرداد عند التعادل', outcomes: sets.twoWay, rule: 'both_halves_draw_no_bet' },
    '12408': {
      name: 'فارق الفوز',
      outcomes: { ...margins(12481, ['١ إلى ٧', '٨ إلى ١٤', '١٥ أو أكثر']), '12487': 'تعادل' },
      rule: 'both_halves',
    },
    '12801': { name: 'الخريطة {mapnr}: عدد القتلات', outcomes: sets.total, rule: 'map_kills' },
    '12802': { name: 'الخريطة {mapnr}: هانديكاب القتلات', outcomes: sets.handicap, rule: 'map_kills' },
    '12803': { name: 'الخريطة {mapnr}: أول قتل', outcomes: sets.twoWay, rule: 'first_blood' },
    '12804': { name: 'النتيجة الصحيحة بالخرائط', outcomes: {}, rule: 'maps_won' },
    '12805': { name: 'هانديكاب الخرائط', outcomes: sets.handicap, rule: 'maps_won' },
    '12806': { name: 'الخريطة {mapnr}: عدد القتلات فردي أو زوجي', outcomes: sets.oddEven, rule: 'map_kills' },
    '12807': {
      name: 'الخريطة {mapnr}: السباق إلى {points} من القتلات',
      outcomes: sets.twoWay,
      rule: 'map_kill_race',
    },
  },
  rules: {
    with_overtime: 'تُحسم على النتيجة النهائية، ويُحتسب الوقت الإضافي.',
    winner_with_overtime:
      'تُحسم على النتيجة النهائية، ويُحتسب الوقت الإضافي. يُعاد مبلغ الرهان إذا كانت النتيجة النهائية تعادلًا.',
    handicap_with_overtime: 'يُضاف الخط إلى النتيجة النهائية، ويُحتسب الوقت الإضافي.',
    odd_even_with_overtime: 'تُحتسب كل نقاط المباراة مع الوقت الإضافي. عدم وجود نقاط يُعد زوجيًا.',
    regular_time: 'تُحسم على النتيجة في نهاية الوقت الأصلي، ولا يُحتسب الوقت الإضافي.',
    one_quarter: 'تُحسم على نقاط هذا الربع وحده، ولا يُحتسب الوقت الإضافي.',
    one_half: 'تُحسم على هذا الشوط وحده، ولا يُحتسب الوقت الإضافي.',
    one_period: 'تُحسم على أهداف هذه الفترة وحدها، ولا يُحتسب الوقت الإضافي.',
    race_regular:
      'تُحسم عندما يبلغ أول فريق هذا العدد من النقاط. إن لم يبلغه أحد حتى نهاية الوقت الأصلي يفوز خيار «لا أحد».',
    highest_quarter:
      'تُحسم على نقاط الفريقين في كل ربع، ولا يُحتسب الوقت الإضافي. يفوز خيار «التساوي» إن تشارك ربعان أو أكثر العدد الأعلى.',
    highest_period:
      'تُحسم على أهداف الفريقين في كل فترة، ولا يُحتسب الوقت الإضافي. يفوز خيار «التساوي» إن تشاركت فترتان أو أكثر العدد الأعلى.',
    overtime_played: 'يفوز خيار «نعم» عند التعادل في نهاية الوقت الأصلي.',
    with_penalties:
      'تُحسم على النتيجة النهائية مع الوقت الإضافي ورميات الترجيح. يُحتسب للفائز برميات الترجيح هدف واحد.',
    three_periods: 'تُحسم على النتيجة بعد ٦٠ دقيقة، ولا يُحتسب الوقت الإضافي ولا رميات الترجيح.',
    three_periods_draw_no_bet:
      'تُحسم على النتيجة بعد ٦٠ دقيقة، ولا يُحتسب الوقت الإضافي ولا رميات الترجيح. يُعاد مبلغ الرهان عند التعادل.',
    next_goal_hockey:
      'تُحسم عند تسجيل هذا الهدف، أو بعد ٦٠ دقيقة إن لم يُسجَّل. لا يُحتسب الوقت الإضافي ولا رميات الترجيح.',
    both_halves: 'تُحسم على النتيجة بعد الشوطين، ولا يُحتسب الوقت الإضافي.',
    both_halves_draw_no_bet:
      'تُحسم على النتيجة بعد الشوطين، ولا يُحتسب الوقت الإضافي. يُعاد مبلغ الرهان عند التعادل.',
    maps_won: 'تُحسم على عدد الخرائط التي فاز بها كل فريق عند نهاية المباراة.',
    map_kills: 'تُحسم على القتلات في هذه الخريطة عند نهايتها. يُعاد مبلغ الرهان إن لم تُلعب الخريطة.',
    first_blood: 'تُحسم على أول قتل في هذه الخريطة. يُعاد مبلغ الرهان إن لم تُلعب الخريطة أو خلت من القتلات.',
    map_kill_race:
      'تُحسم عندما يبلغ أول فريق هذا العدد من القتلات في هذه الخريطة. يُعاد مبلغ الرهان إن لم تُلعب الخريطة أو لم يبلغه أحد.',
  },
};
