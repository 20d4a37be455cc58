import type { NotificationCatalog } from '../names.ts';

/** Notifications in Arabic. */
export const notificationsArabic: NotificationCatalog = {
  types: {
    bet_won: { title: 'رهان رابح: {amount}', body: 'أُضيف المبلغ إلى رصيدك.' },
    bet_void: { title: 'أُعيد المبلغ: {amount}', body: 'أُلغي رهانك، وعاد مبلغه إلى رصيدك.' },
    bet_half_lost: {
      title: 'أُعيد نصف المبلغ: {amount}',
      body: 'خسر نصف رهانك، وعاد النصف الآخر إلى رصيدك.',
    },
    bet_corrected: {
      title: 'صُحّحت النتيجة',
      body: 'صحّحنا نتيجة رهانك. عائده الآن {amount}.',
    },
    bet_cashed_out: {
      title: 'صرف مبكر تلقائي: {amount}',
      body: 'بلغ العرض المبلغ الذي حددته، وأُضيف إلى رصيدك.',
    },
    vip_accepted: { title: 'قُبل الرهان الكبير', body: 'قبل مختص رهانك بمبلغ {amount}.' },
    vip_refused: {
      title: 'لم يُقبل الرهان الكبير',
      body: 'تعذّر على مختصينا قبول هذا الرهان، وعاد مبلغك {amount} إلى رصيدك.',
    },
    vip_offer: {
      title: 'عرض من المختص',
      body: 'يمكننا قبول رهانك بمبلغ {amount}. أجب من «رهاناتي».',
    },
    welcome: {
      title: 'أهلًا بك: {amount} للبداية',
      body: 'المبلغ في رصيدك. استمتع والعب بمسؤولية.',
    },
    deposit_succeeded: { title: 'وصل الإيداع: {amount}', body: 'المبلغ في رصيدك.' },
    deposit_failed: {
      title: 'فشل الإيداع: {amount}',
      body: 'لم يُضَف شيء إلى رصيدك. يمكنك المحاولة مرة أخرى.',
    },
    payout_approved: { title: 'قُبل السحب: {amount}', body: 'نرسل إليك المال.' },
    payout_declined: { title: 'رُفض السحب: {amount}', body: 'عاد المبلغ إلى رصيدك.' },
    payout_paid: { title: 'أُرسل السحب: {amount}', body: 'المال في طريقه إليك.' },
    support_answer: { title: 'ردّ فريق الدعم', body: 'لديك رسالة جديدة في الدردشة.' },
  },
  matches: {
    kick_off: { title: 'انطلقت المباراة: {home} – {away}', body: 'انطلقت إحدى مبارياتك المفضلة.' },
    goal: { title: 'هدف لصالح {team}', body: '{home} {score} {away}' },
  },
  bets: {
    single: 'فردي',
    double: 'ثنائي',
    treble: 'ثلاثي',
    accumulator: 'مجمّع',
    system: 'نظام',
    custom_bet: 'منشئ الرهان',
    horse_racing: 'سباق الخيل',
    lotteries: 'يانصيب',
  },
};
