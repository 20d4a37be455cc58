import { localizeNumber } from '../../digits.ts';
import type { DeepCricketWords } from '../deep-cricket.ts';

/** Arabic words of the full depth of cricket. */
export const deepCricketArabic: DeepCricketWords = {
  oddEven: (side) => `عدد ركضات ${side} فردي أو زوجي`,
  ranges: (side) => `نطاق ركضات ${side}`,
  wickets: (side) => `عدد الويكيتات التي يخسرها ${side} بالضبط`,
  overOddEven: (side) => `عدد ركضات ${side} في الأوفر {overnr} فردي أو زوجي`,
  overWicket: (side) => `خسارة ${side} ويكيتًا في الأوفر {overnr}`,
  overBoundary: (side) => `ضربة حدود من ${side} في الأوفر {overnr}`,
  overSix: (side) => `ضربة ست من ${side} في الأوفر {overnr}`,
  overRanges: (side) => `نطاق ركضات ${side} في الأوفر {overnr}`,
  powerplayWickets: (side) => `الويكيتات التي يخسرها ${side} في أول ستة أوفرات`,
  powerplayOddEven: (side) => `عدد ركضات ${side} في أول ستة أوفرات فردي أو زوجي`,
  runsAfter: (side) => `ركضات ${side} بعد الأوفر {overs}`,
  wicketsAfter: (side) => `الويكيتات التي يخسرها ${side} بعد الأوفر {overs}`,
  oversUntil: (side) => `الأوفر الذي يبلغ فيه ${side} {points} من الركضات`,
  overOfFall: (side) => `أوفر سقوط الويكيت {!wicketnr} من ${side}`,
  fours: 'ضربات الأربع في الشوط الأول',
  sixes: 'ضربات الست في الشوط الأول',
  boundaries: 'ضربات الأربع والست في الشوط الأول',
  highestOver: 'ركضات أعلى أوفر في الشوط الأول',
  result: 'النتيجة قبل السوبر أوفر',
  drawNoBet: 'استرداد عند التعادل قبل السوبر أوفر',
  handicap: 'هانديكاب الركضات',
  margin: 'فارق الفوز',
  winnerAndTotal: 'الفائز ومجموع الركضات {total}',
  winnerAndFirst: 'الفائز وركضات الشوط الأول {total}',
  matchWickets: 'مجموع الويكيتات في المباراة',
  moreWickets: 'الأكثر خسارة للويكيتات',
  moreAfter: 'الأكثر ركضات بعد الأوفر {overs}',
  opening: 'أعلى شراكة افتتاحية',
  level: 'تعادل',
  band: (text) => localizeNumber(text, 'ar'),
  byRuns: (side, band) => `فوز ${side} بفارق ${band} من الركضات`,
  byWickets: (side, band) => `فوز ${side} بفارق ${band} من الويكيتات`,
  rules: {
    cricket_over_marks:
      'تُحسم على هذا الأوفر. إن انتهى الشوط خلاله يُحتسب ما حدث حتى حينه، وتُعاد الرهانات على أوفر لم يبدأ.',
    cricket_after_overs: 'تُحسم على نتيجة الفريق بعد هذه الأوفرات، أو عند نهاية شوطه إن انتهى قبلها.',
    cricket_overs_until:
      'يُحتسب الأوفر، مكتملًا أو غير مكتمل، الذي يبلغ فيه الفريق هذا العدد من الركضات. إن لم يبلغه يفوز خيار «أكثر من».',
    cricket_over_of_fall:
      'يُحتسب الأوفر، مكتملًا أو غير مكتمل، الذي يسقط فيه هذا الويكيت. إن لم يسقط يفوز خيار «أكثر من».',
    cricket_first_innings: 'تُحسم على شوط الفريق الذي يضرب أولًا، ولا يُحتسب السوبر أوفر.',
    cricket_scores: 'تُحسم على ركضات الشوطين، ولا يُحتسب السوبر أوفر.',
    cricket_draw_no_bet: 'تُحسم على ركضات الشوطين، ولا يُحتسب السوبر أوفر. عند التعادل يُعاد مبلغ الرهان.',
    cricket_total_wickets: 'تُحتسب الويكيتات التي تسقط في الشوطين، ولا يُحتسب السوبر أوفر.',
    cricket_opening:
      'تُحسم على ركضات كل فريق عند سقوط أول ويكيت له. إن لم يسقط أي ويكيت تُحتسب الركضات عند نهاية الشوط.',
  },
};
