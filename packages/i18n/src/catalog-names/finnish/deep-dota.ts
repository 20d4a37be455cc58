import type { DeepDotaWords } from '../deep-dota.ts';

/** Finnish words of the full depth of Dota 2. */
export const deepDotaFinnish: DeepDotaWords = {
  map: (question) => `{mapnr}. kartta, tapot: ${question}`,
  early: (question) => `{mapnr}. kartta, 10 ensimmäisen minuutin tapot: ${question}`,
  match: (question) => `Tapot: ${question}`,
  firstTwo: (question) => `Kahden ensimmäisen kartan tapot: ${question}`,
  mapMostAndWinner: '{mapnr}. kartta: eniten tappoja ja voittaja',
  mapFirstAndWinner: '{mapnr}. kartta: ensimmäinen tappo ja voittaja',
  mapRaceAndWinner: '{mapnr}. kartta: ensin {points} tappoa ja voittaja',
  earlyAndWinner: '{mapnr}. kartta: eniten tappoja 10 minuutin kohdalla ja voittaja',
  minutes: '{mapnr}. kartta: pituus täysinä minuutteina',
  winnerAndMinutes: '{mapnr}. kartta: voittaja ja pituus {total}',
  mostAndWinner: 'Eniten tappoja ja ottelun voittaja',
  best: 'Tapot kartalla, jolla niitä on eniten',
  weakest: 'Tapot kartalla, jolla niitä on vähiten',
  more: 'Enemmän tappoja: 1. vai 2. kartta',
  longest: 'Pisimmän kartan pituus täysinä minuutteina',
  rules: {
    map_kills_draw_no_bet:
      'Ratkaistaan tämän kartan tappojen mukaan sen päättyessä. Panos palautetaan, jos määrät ovat samat tai karttaa ei pelata.',
    map_early_kills:
      'Lasketaan tämän kartan tapot kellon aikaan 10:00 asti. Panos palautetaan, jos karttaa ei pelata.',
    map_early_draw_no_bet:
      'Lasketaan tämän kartan tapot kellon aikaan 10:00 asti. Panos palautetaan, jos määrät ovat samat tai karttaa ei pelata.',
    map_minutes:
      'Lasketaan kartan täydet minuutit sen kellosta; alkanutta minuuttia ei lasketa. Panos palautetaan, jos karttaa ei pelata.',
    all_kills: 'Lasketaan kaikkien pelattujen karttojen tapot.',
    all_kills_draw_no_bet:
      'Lasketaan kaikkien pelattujen karttojen tapot. Panos palautetaan, jos määrät ovat samat.',
  },
};
