import type { ReasonTexts } from '../names.ts';

/** What was counted, in Arabic. */
export const reasonsArabic: ReasonTexts = {
  score: 'النتيجة {score}',
  scoreAtMinute: 'النتيجة {score} في الدقيقة {minute}',
  scoreWithPeriods: 'النتيجة {score} ({periods})',
  period: '{name}: {score}',
  corners: 'الركنيات {score}',
  cards: 'البطاقات {score}',
  inMinutes: 'العدد من الدقيقة {from} إلى {to}: {count}',
  fromMinute: 'العدد من الدقيقة {from}: {count}',
  playerGoals: 'أهداف {name}: {count}',
  goal: 'الهدف رقم {number}: {name}، الدقيقة {minute}',
  noGoal: 'لم يُسجَّل الهدف رقم {number}، والنتيجة {score}',
  winner: 'الفائز: {name}',
  isVoid: 'هذا الاختيار ملغى ويُحتسب بسعر ١٫٠٠.',
};
