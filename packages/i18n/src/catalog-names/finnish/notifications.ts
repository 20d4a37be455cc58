import type { NotificationCatalog } from '../names.ts';

/** Notifications in Finnish. */
export const notificationsFinnish: NotificationCatalog = {
  types: {
    bet_won: { title: 'Veto voitti: {amount}', body: 'Summa on maksettu saldoosi.' },
    bet_void: {
      title: 'Panos palautettu: {amount}',
      body: 'Vetosi mitätöitiin. Panoksesi on taas saldossasi.',
    },
    bet_half_lost: {
      title: 'Puolet panoksesta palautettu: {amount}',
      body: 'Puolet vedostasi hävisi. Toinen puoli on taas saldossasi.',
    },
    bet_corrected: {
      title: 'Tulos korjattu',
      body: 'Korjasimme vetosi tuloksen. Voitto on nyt {amount}.',
    },
    bet_cashed_out: {
      title: 'Automaattinen cash out: {amount}',
      body: 'Tarjous nousi asettamaasi summaan. Se on maksettu saldoosi.',
    },
    vip_accepted: {
      title: 'Suuri veto hyväksytty',
      body: 'Käsittelijä hyväksyi vetosi, jonka panos on {amount}.',
    },
    vip_refused: {
      title: 'Suurta vetoa ei hyväksytty',
      body: 'Käsittelijämme eivät voineet hyväksyä tätä vetoa. Panoksesi {amount} on taas saldossasi.',
    },
    vip_offer: {
      title: 'Käsittelijän tarjous',
      body: 'Voimme hyväksyä vetosi, kun panos on {amount}. Vastaa omissa vedoissa.',
    },
    welcome: {
      title: 'Tervetuloa: aloitukseen {amount}',
      body: 'Summa on saldossasi. Pidä hauskaa ja pelaa maltilla.',
    },
    deposit_succeeded: { title: 'Talletus saapui: {amount}', body: 'Summa on saldossasi.' },
    deposit_failed: {
      title: 'Talletus epäonnistui: {amount}',
      body: 'Saldoosi ei lisätty mitään. Voit yrittää uudelleen.',
    },
    payout_approved: { title: 'Nosto hyväksytty: {amount}', body: 'Lähetämme rahat sinulle.' },
    payout_declined: { title: 'Nosto hylätty: {amount}', body: 'Rahat ovat taas saldossasi.' },
    payout_paid: { title: 'Nosto maksettu: {amount}', body: 'Rahat ovat matkalla sinulle.' },
    support_answer: { title: 'Asiakaspalvelu on vastannut', body: 'Sinulla on uusi viesti chatissa.' },
  },
  matches: {
    kick_off: { title: 'Peli alkoi: {home} – {away}', body: 'Yksi suosikeistasi on käynnissä.' },
    goal: { title: 'Maali: {team}', body: '{home} {score} {away}' },
  },
  bets: {
    single: 'Yksittäisveto',
    double: 'Tupla',
    treble: 'Tripla',
    accumulator: 'Yhdistelmäveto',
    system: 'Järjestelmä',
    custom_bet: 'Vedonrakentaja',
    horse_racing: 'Hevoskilpailut',
    lotteries: 'Lotto',
  },
};
