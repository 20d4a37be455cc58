import { localizeNumber } from '../digits.ts';
import { deepBaseballArabic, pairsArabic } from './arabic/deep-baseball.ts';
import { deepCricketArabic } from './arabic/deep-cricket.ts';
import { deepDotaArabic } from './arabic/deep-dota.ts';
import { deepArabic } from './arabic/deep-football.ts';
import { deepRallyArabic } from './arabic/deep-rally.ts';
import { deepTimedArabic } from './arabic/deep-timed.ts';
import { inningsArabic } from './arabic/innings.ts';
import { notificationsArabic } from './arabic/notifications.ts';
import { rallyArabic } from './arabic/rally.ts';
import { reasonsArabic } from './arabic/reasons.ts';
import { rulesArabic } from './arabic/rules.ts';
import { periodsInArabic, quartersInArabic, timedArabic } from './arabic/timed.ts';
import { sets } from './arabic/words.ts';
import { deepBaseball } from './deep-baseball.ts';
import { deepCricket } from './deep-cricket.ts';
import { deepDota } from './deep-dota.ts';
import { deepFootball } from './deep-football.ts';
import { deepRally } from './deep-rally.ts';
import { deepTimed } from './deep-timed.ts';
import { errorsArabic } from './errors-ar.ts';
import { type NameCatalog, withParts } from './names.ts';
import { ownSets } from './own-sets.ts';

const digits = (ascii: string) => localizeNumber(ascii, 'ar');

const FEW_GOALS = ['لا أهداف', 'هدف واحد', 'هدفان'];

const own = ownSets({
  goals: (count) => FEW_GOALS[Number(count)] ?? `${digits(count)} أهداف`,
  orMore: (count) => `${digits(count)} أهداف أو أكثر`,
  firstHalf: 'الشوط الأول',
  secondHalf: 'الشوط الثاني',
  equal: 'التساوي',
  interval: (from, to) => `${digits(String(from))} إلى ${digits(to)}`,
  noGoal: 'لا هدف',
  anyOther: 'أي نتيجة أخرى',
});

const football: NameCatalog = {
  sports: { football: 'كرة القدم' },
  groups: {
    top: 'الأبرز',
    goals: 'الأهداف',
    handicaps: 'الهانديكاب',
    halves: 'الأشواط',
    corners: 'الركنيات',
    cards: 'البطاقات',
    players: 'اللاعبون',
    windows: 'الدقائق',
    combos: 'أسواق مدمجة',
    score: 'النتيجة',
    outrights: 'رهانات طويلة الأمد',
  },
  periods: {
    '0': 'لم تبدأ',
    '6': 'الشوط الأول',
    '7': 'الشوط الثاني',
    '31': 'استراحة',
    'football.40': 'الوقت الإضافي',
    'football.50': 'ركلات الترجيح',
    '60': 'مؤجلة',
    '70': 'ملغاة',
    '80': 'متوقفة',
    '90': 'لم تكتمل',
    '91': 'فوز بالانسحاب',
    '92': 'انسحاب',
    '100': 'انتهت',
  },
  outright: 'رهان طويل الأمد',
  markets: {
    '1': { name: 'نتيجة المباراة', outcomes: sets.threeWay, rule: 'full_time' },
    '2': { name: 'المتأهل', outcomes: sets.twoWay, rule: 'to_qualify' },
    '8': { name: 'الهدف {!goalnr}', outcomes: sets.nextGoal, rule: 'next_goal' },
    '10': { name: 'فرصة مزدوجة', outcomes: sets.doubleChance, rule: 'full_time' },
    '11': { name: 'استرداد عند التعادل', outcomes: sets.twoWay, rule: 'draw_no_bet' },
    '14': { name: 'هانديكاب {hcp}', outcomes: sets.threeWayHandicap, rule: 'handicap_three_way' },
    '16': { name: 'هانديكاب', outcomes: sets.handicap, rule: 'handicap' },
    '18': { name: 'مجموع الأهداف', outcomes: sets.total, rule: 'total' },
    '19': { name: 'أهداف {$competitor1}', outcomes: sets.total, rule: 'total' },
    '20': { name: 'أهداف {$competitor2}', outcomes: sets.total, rule: 'total' },
    '26': { name: 'عدد الأهداف فردي أو زوجي', outcomes: sets.oddEven, rule: 'odd_even' },
    '29': { name: 'تسجيل الفريقين', outcomes: sets.yesNo, rule: 'full_time' },
    '35': { name: 'نتيجة المباراة وتسجيل الفريقين', outcomes: sets.resultAndBoth, rule: 'full_time' },
    '37': { name: 'نتيجة المباراة والمجموع {total}', outcomes: sets.resultAndTotal, rule: 'full_time' },
    '45': { name: 'النتيجة الصحيحة', outcomes: own.otherScore, rule: 'full_time' },
    '47': { name: 'الشوط الأول / نهاية المباراة', outcomes: sets.halfTimeFullTime, rule: 'full_time' },
    '60': { name: 'نتيجة الشوط الأول', outcomes: sets.threeWay, rule: 'first_half' },
    '66': { name: 'هانديكاب الشوط الأول', outcomes: sets.handicap, rule: 'first_half_handicap' },
    '68': { name: 'أهداف الشوط الأول', outcomes: sets.total, rule: 'first_half' },
    '75': { name: 'تسجيل الفريقين في الشوط الأول', outcomes: sets.yesNo, rule: 'first_half' },
    '83': { name: 'نتيجة الشوط الثاني', outcomes: sets.threeWay, rule: 'second_half' },
    '90': { name: 'أهداف الشوط الثاني', outcomes: sets.total, rule: 'second_half' },
    '139': { name: 'مجموع البطاقات', outcomes: sets.total, rule: 'cards' },
    '166': { name: 'مجموع الركنيات', outcomes: sets.total, rule: 'corners' },
    '10001': { name: 'هدف بين الدقيقتين {from} و{to}', outcomes: sets.yesNo, rule: 'window' },
    '10002': { name: 'ركنية بين الدقيقتين {from} و{to}', outcomes: sets.yesNo, rule: 'window' },
    '10003': { name: 'بطاقة بين الدقيقتين {from} و{to}', outcomes: sets.yesNo, rule: 'window' },
    '10004': { name: 'هدف من الدقيقة {from} حتى النهاية', outcomes: sets.yesNo, rule: 'last_minutes' },
    '10005': { name: 'توقيت الهدف {!goalnr}', outcomes: own.goalInterval, rule: 'next_goal' },
    '10010': { name: 'مسجّل هدف في أي وقت', outcomes: {}, rule: 'scorer' },
    '10011': { name: 'يسجّل هدفين أو أكثر', outcomes: {}, rule: 'scorer' },
    '10012': { name: 'مسجّل الهدف {!goalnr}', outcomes: own.nextScorer, rule: 'next_scorer' },
    '10020': { name: 'الأكثر ركنيات', outcomes: sets.threeWay, rule: 'corners' },
    '10021': { name: 'أول ركنية في الشوط {!half}', outcomes: sets.nextCorner, rule: 'first_corner' },
    '10022': { name: 'ركنيات {$competitor1}', outcomes: sets.total, rule: 'corners' },
    '10023': { name: 'ركنيات {$competitor2}', outcomes: sets.total, rule: 'corners' },
    '10024': { name: 'عدد الركنيات فردي أو زوجي', outcomes: sets.oddEven, rule: 'corners' },
    '10030': { name: 'الأكثر بطاقات', outcomes: sets.threeWay, rule: 'cards' },
    '10031': { name: 'بطاقة حمراء في المباراة', outcomes: sets.yesNo, rule: 'cards' },
    '10040': { name: 'فوز {$competitor1} دون استقبال هدف', outcomes: sets.yesNo, rule: 'full_time' },
    '10041': { name: 'فوز {$competitor2} دون استقبال هدف', outcomes: sets.yesNo, rule: 'full_time' },
    '10042': { name: 'شباك {$competitor1} نظيفة', outcomes: sets.yesNo, rule: 'full_time' },
    '10043': { name: 'شباك {$competitor2} نظيفة', outcomes: sets.yesNo, rule: 'full_time' },
    '10044': { name: 'عدد الأهداف بالضبط', outcomes: own.exactGoals, rule: 'full_time' },
    '10045': { name: 'هدف في كلا الشوطين', outcomes: sets.yesNo, rule: 'full_time' },
    '10046': { name: 'الشوط الأكثر أهدافًا', outcomes: own.highestHalf, rule: 'full_time' },
    '10090': { name: 'البطل', outcomes: {}, rule: 'outright' },
  },
  rules: {
    full_time: 'تُحسم على النتيجة بعد ٩٠ دقيقة والوقت بدل الضائع، ولا يُحتسب الوقت الإضافي.',
    to_qualify:
      'تُحسم على الفريق المتأهل إلى الدور التالي أو الفائز بالنهائي، ويُحتسب الوقت الإضافي وركلات الترجيح.',
    next_goal:
      'تُحسم عند تسجيل هذا الهدف، أو عند نهاية المباراة إن لم يُسجَّل. تُحتسب الأهداف العكسية للفريق الذي تُسجَّل له.',
    draw_no_bet: 'تُحسم على النتيجة بعد ٩٠ دقيقة والوقت بدل الضائع. يُعاد مبلغ الرهان عند التعادل.',
    handicap_three_way: 'يُضاف الفارق إلى النتيجة بعد ٩٠ دقيقة والوقت بدل الضائع، والتعادل بعده خيار مستقل.',
    handicap:
      'يُضاف الخط إلى النتيجة بعد ٩٠ دقيقة والوقت بدل الضائع. يُعاد المبلغ عند التساوي، وتُحسم خطوط الربع نصفًا على كل خط مجاور.',
    total:
      'تُحتسب الأهداف خلال ٩٠ دقيقة والوقت بدل الضائع. يُعاد المبلغ عند إصابة الخط الكامل، وتُحسم خطوط الربع نصفًا على كل خط مجاور.',
    odd_even: 'تُحتسب الأهداف خلال ٩٠ دقيقة والوقت بدل الضائع. عدم وجود أهداف يُعد زوجيًا.',
    first_half: 'تُحسم على الشوط الأول وحده، مع الوقت بدل الضائع فيه.',
    first_half_handicap:
      'يُضاف الخط إلى نتيجة الشوط الأول مع الوقت بدل الضائع فيه. يُعاد المبلغ عند التساوي، وتُحسم خطوط الربع نصفًا على كل خط مجاور.',
    second_half: 'تُحسم على أهداف الشوط الثاني وحده، مع الوقت بدل الضائع فيه.',
    cards:
      'تُحتسب كل بطاقة صفراء أو حمراء بطاقةً واحدة خلال ٩٠ دقيقة والوقت بدل الضائع. لا تُحتسب إلا بطاقات اللاعبين في الملعب.',
    corners: 'تُحتسب الركنيات المنفذة خلال ٩٠ دقيقة والوقت بدل الضائع.',
    first_corner: 'تُحسم على أول ركنية تُنفَّذ في هذا الشوط، بما في ذلك الوقت بدل الضائع.',
    window:
      'تُحسم على ما يحدث من بداية الدقيقة الأولى إلى نهاية الدقيقة الأخيرة حسب ساعة المباراة. يُغلق الرهان قبل النهاية بعشرين ثانية.',
    last_minutes: 'تُحسم على ما يحدث من هذه الدقيقة حتى صافرة النهاية، بما في ذلك الوقت بدل الضائع.',
    scorer:
      'تُحتسب الأهداف خلال ٩٠ دقيقة والوقت بدل الضائع. لا تُحتسب الأهداف العكسية. تُعاد مبالغ الرهانات على لاعب لم يشارك.',
    next_scorer:
      'تُحسم على مسجّل هذا الهدف. إن كان الهدف عكسيًا تُعاد جميع المبالغ. وإن لم يُسجَّل تخسر الرهانات على اللاعبين.',
    outright: 'تُحسم على الترتيب النهائي للموسم. المتساوون في المركز الأول يتقاسمونه.',
  },
  errors: errorsArabic,
  ruleTexts: rulesArabic,
  reasons: reasonsArabic,
  notifications: notificationsArabic,
};

const naming = { sets, own, timed: deepTimedArabic, count: deepRallyArabic.count, pairs: pairsArabic };

/** Arabic names. */
export const arabic: NameCatalog = withParts(football, [
  rallyArabic,
  timedArabic,
  inningsArabic,
  deepFootball(sets, own, deepArabic),
  deepTimed({ sets, own }, { quarters: quartersInArabic, periods: periodsInArabic }, deepTimedArabic),
  deepRally({ sets, own }, deepTimedArabic, deepRallyArabic),
  deepBaseball(naming, deepBaseballArabic),
  deepCricket(naming, deepCricketArabic),
  deepDota(naming, deepRallyArabic.maps, deepDotaArabic),
]);
