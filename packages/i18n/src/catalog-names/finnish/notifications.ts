import type { NotificationCatalog } from '../names.ts';

/** Notifications in Finnish. */
export const notificationsFinnish: NotificationCatalog = {
  types: {
    bet_won: { title: 'Veto voitti: {amount}', body: 'Summa on maksettu saldoosi.' },
    bet_void: {
      title: 'Panos palautettu: {amount}',
      body: 'Veto mitätöitiin. Rahasi ovat taas saldossasi.',
    },
    bet_half_lost: {
      title: 'Puolet panoksesta palautettu: {amount}',
      body: 'Puolet vedosta hävisi, toinen puoli on taas saldossasi.',
    },
    bet_corrected: {
      title: 'Tulos korjattu',
      body: 'Vetosi tulos korjattiin. Se palauttaa nyt {amount}.',
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
      body: 'Käsittelijämme eivät hyväksyneet tätä vetoa. Panoksesi {amount} on taas saldossasi.',
    },
    vip_offer: {
      title: 'Käsittelijän tarjous',
      body: 'Vetosi hyväksyttäisiin, jos panos on {amount}. Vastaa tarjoukseen omissa vedoissa.',
    },
    welcome: {
      title: 'Tervetuloa: aloitukseen {amount}',
      body: 'Summa on saldossasi. Pidä hauskaa, ja lopeta, kun se on vielä hauskaa.',
    },
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
