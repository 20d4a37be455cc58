import type { DeepBaseballWords } from '../deep-baseball.ts';
import type { PairWords } from '../deep-pairs.ts';

/** Arabic words for counts of both sides. */
export const pairsArabic: PairWords = {
  exact: 'عدد النقاط بالضبط',
  sideExact: (side) => `عدد نقاط ${side} بالضبط`,
  keepsNil: (side) => `عدم تلقي ${side} أي نقطة`,
};

/** Arabic words of the full depth of baseball. */
export const deepBaseballArabic: DeepBaseballWords = {
  inning: (question) => `الشوط {!inningnr}: ${question}`,
  opening: (question) => `أول {innings} أشواط: ${question}`,
  five: (question) => `أول خمسة أشواط: ${question}`,
  hits: (question) => `الضربات الناجحة في أول خمسة أشواط: ${question}`,
  homeRuns: (question) => `الهوم ران في أول خمسة أشواط: ${question}`,
  strikeouts: (question) => `الستريك أوت في أول خمسة أشواط: ${question}`,
  game: (question) => `نقاط المباراة: ${question}`,
  firstAndWinner: 'أول من يسجّل والفائز',
  lastRun: 'آخر من يسجّل',
  innings: 'عدد الأشواط',
  bottomNinth: 'لعب النصف الثاني من الشوط التاسع',
  walkOff: 'فوز صاحب الأرض في آخر دور له في الضرب',
  winnerAndExtra: 'الفائز والأشواط الإضافية',
  race: 'السباق إلى النقطة {points}',
  bestInning: 'نقاط الشوط الأكثر تسجيلًا',
  bestHalf: 'أكثر نقاط لفريق في شوط واحد',
  best: (side) => `أكثر نقاط ${side} في شوط واحد`,
  scoreless: 'شوط بلا نقاط',
  fiveAndWinner: 'المتقدّم بعد خمسة أشواط والفائز',
  openingAndWinner: 'المتقدّم بعد {innings} أشواط والفائز',
  comeback: (side) => `تأخّر ${side} ثم فوزه`,
  firstRunInning: 'شوط أول نقطة',
  neither: 'لا أحد',
  rules: {
    baseball_inning_draw_no_bet: 'تُحسم على نقاط هذا الشوط وحده بنصفيه. عند التعادل فيه يُعاد مبلغ الرهان.',
    baseball_opening: 'تُحسم على نقاط هذه الأشواط بنصفي كل شوط.',
    baseball_opening_draw_no_bet:
      'تُحسم على نقاط هذه الأشواط بنصفي كل شوط. عند التعادل فيها يُعاد مبلغ الرهان.',
    baseball_hits:
      'تُحتسب الضربات الناجحة لكل فريق في الأشواط الخمسة الأولى، ولا يُحتسب المشي إلى القاعدة الأولى.',
    baseball_home_runs: 'تُحتسب ضربات الهوم ران لكل فريق في الأشواط الخمسة الأولى.',
    baseball_strikeouts: 'تُحتسب حالات الستريك أوت التي يحققها رماة كل فريق في الأشواط الخمسة الأولى.',
    baseball_leader:
      'تُحسم على النتيجة بعد الأشواط المذكورة وعلى الفائز بالمباراة، وتُحتسب الأشواط الإضافية للفائز.',
    baseball_each_inning: 'تُحسم على نقاط كل شوط يُلعب، وتُحتسب الأشواط الإضافية.',
    baseball_race:
      'تُحسم عندما يصل أول فريق إلى هذا العدد من النقاط، وتُحتسب الأشواط الإضافية. إن لم يصل إليه أحد حتى النهاية يفوز خيار «لا أحد».',
  },
};
