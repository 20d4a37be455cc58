import { deepBaseball } from './deep-baseball.ts';
import { deepCricket } from './deep-cricket.ts';
import { deepDota } from './deep-dota.ts';
import { deepFootball } from './deep-football.ts';
import { deepRally } from './deep-rally.ts';
import { deepTimed } from './deep-timed.ts';
import { errorsFinnish } from './errors-fi.ts';
import { deepBaseballFinnish, pairsFinnish } from './finnish/deep-baseball.ts';
import { deepCricketFinnish } from './finnish/deep-cricket.ts';
import { deepDotaFinnish } from './finnish/deep-dota.ts';
import { deepFinnish } from './finnish/deep-football.ts';
import { deepRallyFinnish } from './finnish/deep-rally.ts';
import { deepTimedFinnish } from './finnish/deep-timed.ts';
import { inningsFinnish } from './finnish/innings.ts';
import { notificationsFinnish } from './finnish/notifications.ts';
import { rallyFinnish } from './finnish/rally.ts';
import { reasonsFinnish } from './finnish/reasons.ts';
import { rulesFinnish } from './finnish/rules.ts';
import { periodsInFinnish, quartersInFinnish, timedFinnish } from './finnish/timed.ts';
import { sets } from './finnish/words.ts';
import { type NameCatalog, withParts } from './names.ts';
import { ownSets } from './own-sets.ts';

const own = ownSets({
  goals: (count) => (count === '1' ? '1 maali' : `${count} maalia`),
  orMore: (count) => `${count} maalia tai enemmän`,
  firstHalf: '1. puoliaika',
  secondHalf: '2. puoliaika',
  equal: 'Yhtä monta',
  interval: (from, to) => `${from}–${to}`,
  noGoal: 'Ei maalia',
  anyOther: 'Muu tulos',
});

const football: NameCatalog = {
  sports: { football: 'Jalkapallo' },
  groups: {
    top: 'Suositut',
    goals: 'Maalit',
    handicaps: 'Tasoitukset',
    halves: 'Puoliajat',
    corners: 'Kulmapotkut',
    cards: 'Kortit',
    players: 'Pelaajat',
    windows: 'Minuutit',
    combos: 'Yhdistelmät',
    score: 'Tulos',
    outrights: 'Voittajavedot',
  },
  periods: {
    '0': 'Ei alkanut',
    '6': '1. puoliaika',
    '7': '2. puoliaika',
    '31': 'Puoliaikatauko',
    'football.40': 'Jatkoaika',
    'football.50': 'Rangaistuspotkut',
    '60': 'Siirretty',
    '70': 'Peruttu',
    '80': 'Keskeytynyt',
    '90': 'Jäänyt kesken',
    '91': 'Luovutusvoitto',
    '92': 'Luovutettu kesken',
    '100': 'Päättynyt',
  },
  outright: 'Voittajaveto',
  markets: {
    '1': { name: 'Ottelun tulos', outcomes: sets.threeWay, rule: 'full_time' },
    '2': { name: 'Jatkoonpääsijä', outcomes: sets.twoWay, rule: 'to_qualify' },
    '8': { name: '{goalnr}. maali', outcomes: sets.nextGoal, rule: 'next_goal' },
    '10': { name: 'Tuplamahdollisuus', outcomes: sets.doubleChance, rule: 'full_time' },
    '11': { name: 'Tasapeli – ei vetoa', outcomes: sets.twoWay, rule: 'draw_no_bet' },
    '14': { name: 'Tasoitus {hcp}', outcomes: sets.threeWayHandicap, rule: 'handicap_three_way' },
    '16': { name: 'Tasoitus', outcomes: sets.handicap, rule: 'handicap' },
    '18': { name: 'Maalimäärä', outcomes: sets.total, rule: 'total' },
    '19': { name: '{$competitor1}: maalimäärä', outcomes: sets.total, rule: 'total' },
    '20': { name: '{$competitor2}: maalimäärä', outcomes: sets.total, rule: 'total' },
    '26': { name: 'Maalit: pariton/parillinen', outcomes: sets.oddEven, rule: 'odd_even' },
    '29': { name: 'Molemmat joukkueet tekevät maalin', outcomes: sets.yesNo, rule: 'full_time' },
    '35': {
      name: 'Ottelun tulos ja molemmat joukkueet tekevät maalin',
      outcomes: sets.resultAndBoth,
      rule: 'full_time',
    },
    '37': { name: 'Ottelun tulos ja maalimäärä {total}', outcomes: sets.resultAndTotal, rule: 'full_time' },
    '45': { name: 'Tarkka tulos', outcomes: own.otherScore, rule: 'full_time' },
    '47': { name: 'Puoliaika/lopputulos', outcomes: sets.halfTimeFullTime, rule: 'full_time' },
    '60': { name: '1. puoliaika: tulos', outcomes: sets.threeWay, rule: 'first_half' },
    '66': { name: '1. puoliaika: tasoitus', outcomes: sets.handicap, rule: 'first_half_handicap' },
    '68': { name: '1. puoliaika: maalimäärä', outcomes: sets.total, rule: 'first_half' },
    '75': {
      name: '1. puoliaika: molemmat joukkueet tekevät maalin',
      outcomes: sets.yesNo,
      rule: 'first_half',
    },
    '83': { name: '2. puoliaika: tulos', outcomes: sets.threeWay, rule: 'second_half' },
    '90': { name: '2. puoliaika: maalimäärä', outcomes: sets.total, rule: 'second_half' },
    '139': { name: 'Korttien määrä', outcomes: sets.total, rule: 'cards' },
    '166': { name: 'Kulmapotkujen määrä', outcomes: sets.total, rule: 'corners' },
    '10001': { name: 'Maali minuuteilla {from}–{to}', outcomes: sets.yesNo, rule: 'window' },
    '10002': { name: 'Kulmapotku minuuteilla {from}–{to}', outcomes: sets.yesNo, rule: 'window' },
    '10003': { name: 'Kortti minuuteilla {from}–{to}', outcomes: sets.yesNo, rule: 'window' },
    '10004': { name: 'Maali minuutista {from} loppuun', outcomes: sets.yesNo, rule: 'last_minutes' },
    '10005': { name: '{goalnr}. maalin aika', outcomes: own.goalInterval, rule: 'next_goal' },
    '10010': { name: 'Tekee maalin ottelussa', outcomes: {}, rule: 'scorer' },
    '10011': { name: 'Tekee 2 maalia tai enemmän', outcomes: {}, rule: 'scorer' },
    '10012': { name: '{goalnr}. maalin tekijä', outcomes: own.nextScorer, rule: 'next_scorer' },
    '10020': { name: 'Eniten kulmapotkuja', outcomes: sets.threeWay, rule: 'corners' },
    '10021': {
      name: '{half}. puoliajan ensimmäinen kulmapotku',
      outcomes: sets.nextCorner,
      rule: 'first_corner',
    },
    '10022': { name: '{$competitor1}: kulmapotkujen määrä', outcomes: sets.total, rule: 'corners' },
    '10023': { name: '{$competitor2}: kulmapotkujen määrä', outcomes: sets.total, rule: 'corners' },
    '10024': { name: 'Kulmapotkut: pariton/parillinen', outcomes: sets.oddEven, rule: 'corners' },
    '10030': { name: 'Eniten kortteja', outcomes: sets.threeWay, rule: 'cards' },
    '10031': { name: 'Punainen kortti ottelussa', outcomes: sets.yesNo, rule: 'cards' },
    '10040': { name: '{$competitor1} voittaa nollapelillä', outcomes: sets.yesNo, rule: 'full_time' },
    '10041': { name: '{$competitor2} voittaa nollapelillä', outcomes: sets.yesNo, rule: 'full_time' },
    '10042': { name: '{$competitor1}: nollapeli', outcomes: sets.yesNo, rule: 'full_time' },
    '10043': { name: '{$competitor2}: nollapeli', outcomes: sets.yesNo, rule: 'full_time' },
    '10044': { name: 'Tarkka maalimäärä', outcomes: own.exactGoals, rule: 'full_time' },
    '10045': { name: 'Maali molemmilla puoliajoilla', outcomes: sets.yesNo, rule: 'full_time' },
    '10046': { name: 'Puoliaika, jolla eniten maaleja', outcomes: own.highestHalf, rule: 'full_time' },
    '10090': { name: 'Kokonaisvoittaja', outcomes: {}, rule: 'outright' },
  },
  rules: {
    full_time: 'Ratkaistaan 90 minuutin ja lisäajan tuloksen mukaan; jatkoaikaa ei lasketa.',
    to_qualify:
      'Ratkaistaan sen mukaan, kumpi pääsee seuraavalle kierrokselle tai voittaa loppuottelun; jatkoaika ja rangaistuspotkut lasketaan mukaan.',
    next_goal:
      'Ratkaistaan, kun tämä maali tehdään, tai ottelun päättyessä, jos sitä ei tehdä. Oma maali lasketaan sille joukkueelle, jonka hyväksi se merkitään.',
    draw_no_bet: 'Ratkaistaan 90 minuutin ja lisäajan tuloksen mukaan. Tasapelissä panos palautetaan.',
    handicap_three_way: 'Tasoitus lisätään 90 minuutin ja lisäajan tulokseen; tasapeli on oma vaihtoehtonsa.',
    handicap:
      'Tasoitus lisätään 90 minuutin ja lisäajan tulokseen. Tasatilanteessa panos palautetaan; neljänneslinjoissa puolet panoksesta ratkaistaan kummankin viereisen linjan mukaan.',
    total:
      'Lasketaan maalit 90 minuutin ja lisäajan aikana. Jos määrä osuu tasan kokonaiseen linjaan, panos palautetaan; neljänneslinjoissa puolet panoksesta ratkaistaan kummankin viereisen linjan mukaan.',
    odd_even: 'Lasketaan maalit 90 minuutin ja lisäajan aikana. Maaliton ottelu on parillinen.',
    first_half: 'Ratkaistaan vain ensimmäisen puoliajan ja sen lisäajan mukaan.',
    first_half_handicap:
      'Tasoitus lisätään ensimmäisen puoliajan ja sen lisäajan tulokseen. Tasatilanteessa panos palautetaan; neljänneslinjoissa puolet panoksesta ratkaistaan kummankin viereisen linjan mukaan.',
    second_half: 'Ratkaistaan vain toisen puoliajan ja sen lisäajan maalien mukaan.',
    cards:
      'Jokainen keltainen ja jokainen punainen kortti lasketaan yhdeksi 90 minuutin ja lisäajan aikana, vain kentällä oleville pelaajille.',
    corners: 'Lasketaan potkaistut kulmapotkut 90 minuutin ja lisäajan aikana.',
    first_corner:
      'Ratkaistaan tämän puoliajan ensimmäisen potkaistun kulmapotkun mukaan, lisäaika mukaan lukien.',
    window:
      'Ratkaistaan sen mukaan, mitä tapahtuu ensimmäisen mainitun minuutin alusta viimeisen loppuun ottelukellon mukaan. Vedonlyönti päättyy 20 sekuntia ennen loppua.',
    last_minutes:
      'Ratkaistaan sen mukaan, mitä tapahtuu tästä minuutista päätösvihellykseen, lisäaika mukaan lukien.',
    scorer:
      'Lasketaan maalit 90 minuutin ja lisäajan aikana. Omia maaleja ei lasketa. Vedot pelaajista, jotka eivät pelaa, palautetaan.',
    next_scorer:
      'Ratkaistaan tämän maalin tekijän mukaan. Jos se on oma maali, kaikki panokset palautetaan. Jos maalia ei tehdä, vedot pelaajista häviävät.',
    outright:
      'Ratkaistaan kauden lopullisen sarjataulukon mukaan. Jos kärjessä ollaan tasoissa, ykkössija jaetaan.',
  },
  errors: errorsFinnish,
  ruleTexts: rulesFinnish,
  reasons: reasonsFinnish,
  notifications: notificationsFinnish,
};

const naming = { sets, own, timed: deepTimedFinnish, count: deepRallyFinnish.count, pairs: pairsFinnish };

/** Finnish names. */
export const finnish: NameCatalog = withParts(football, [
  rallyFinnish,
  timedFinnish,
  inningsFinnish,
  deepFootball(sets, own, deepFinnish),
  deepTimed({ sets, own }, { quarters: quartersInFinnish, periods: periodsInFinnish }, deepTimedFinnish),
  deepRally({ sets, own }, deepTimedFinnish, deepRallyFinnish),
  deepBaseball(naming, deepBaseballFinnish),
  deepCricket(naming, deepCricketFinnish),
  deepDota(naming, deepRallyFinnish.maps, deepDotaFinnish),
]);
