import type { DeepDotaWords } from '../deep-dota.ts';

/** Arabic words of the full depth of Dota 2. */
export const deepDotaArabic: DeepDotaWords = {
  map: (question) => `قتلات الخريطة {mapnr}: ${question}`,
  early: (question) => `قتلات أول ١٠ دقائق من الخريطة {mapnr}: ${question}`,
  match: (question) => `القتلات: ${question}`,
  firstTwo: (question) => `قتلات أول خريطتين: ${question}`,
  mapMostAndWinner: 'الخريطة {mapnr}: الأكثر قتلات والفائز',
  mapFirstAndWinner: 'الخريطة {mapnr}: أول قتل والفائز',
  mapRaceAndWinner: 'الخريطة {mapnr}: السباق إلى {points} من القتلات والفائز',
  earlyAndWinner: 'الخريطة {mapnr}: الأكثر قتلات بعد ١٠ دقائق والفائز',
  minutes: 'الخريطة {mapnr}: المدة بالدقائق الكاملة',
  winnerAndMinutes: 'الخريطة {mapnr}: الفائز والمدة {total}',
  mostAndWinner: 'الأكثر قتلات والفائز بالمباراة',
  best: 'قتلات الخريطة الأكثر قتلات',
  weakest: 'قتلات الخريطة الأقل قتلات',
  more: 'الأكثر قتلات: الخريطة الأولى أو الثانية',
  longest: 'مدة أطول خريطة بالدقائق الكاملة',
  rules: {
    map_kills_draw_no_bet:
      'تُحسم على القتلات في هذه الخريطة عند نهايتها. يُعاد مبلغ الرهان عند تساوي العدد أو إن لم تُلعب الخريطة.',
    map_early_kills:
      'تُحتسب القتلات في هذه الخريطة حتى ١٠:٠٠ على ساعتها. يُعاد مبلغ الرهان إن لم تُلعب الخريطة.',
    map_early_draw_no_bet:
      'تُحتسب القتلات في هذه الخريطة حتى ١٠:٠٠ على ساعتها. يُعاد مبلغ الرهان عند تساوي العدد أو إن لم تُلعب الخريطة.',
    map_minutes:
      'تُحتسب الدقائق الكاملة للخريطة على ساعتها، ولا تُحتسب دقيقة لم تكتمل. يُعاد مبلغ الرهان إن لم تُلعب الخريطة.',
    all_kills: 'تُحتسب القتلات في كل الخرائط التي تُلعب.',
    all_kills_draw_no_bet: 'تُحتسب القتلات في كل الخرائط التي تُلعب. يُعاد مبلغ الرهان عند تساوي العدد.',
  },
};
