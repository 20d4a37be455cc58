import type { RuleTexts } from '../names.ts';

/** What wins and when the stake comes back, in Finnish. */
export const rulesFinnish: RuleTexts = {
  wins: {
    threeWay: 'Voitat, jos valintasi on johdossa. Keskimmäinen vaihtoehto voittaa tasatilanteessa.',
    twoWay: 'Voitat, jos valintasi on oikein.',
    next: 'Voitat, jos valintasi on oikein. Keskimmäinen vaihtoehto voittaa, jos se ei ole kumpikaan.',
    doubleChance: 'Voitat, jos toinen kahdesta tuloksestasi on oikein.',
    total: '”Yli” voittaa, jos määrä on linjaa suurempi, ”Alle”, jos se on pienempi.',
    handicap: 'Voitat, jos valintasi on johdossa, kun sen tasoitus on lisätty.',
    threeWayHandicap:
      'Voitat, jos valintasi on johdossa, kun tasoitus on lisätty. Tasapeli voittaa, jos osapuolet ovat silloin tasoissa.',
    oddEven: 'Voitat, jos määrä on pariton tai parillinen valintasi mukaan. Nolla on parillinen.',
    yesNo: '”Kyllä” voittaa, jos niin käy, muuten ”Ei” voittaa.',
    bothScore: '”Kyllä” voittaa, jos molemmat tekevät maalin, ”Ei”, jos ainakin toinen jää ilman maalia.',
    bothHalves:
      '”Kyllä” voittaa, jos kummallakin puoliajalla tehdään ainakin yksi maali, ”Ei”, jos jompikumpi on maaliton.',
    winToNil: '”Kyllä” voittaa, jos tämä osapuoli voittaa päästämättä maalia, muuten ”Ei” voittaa.',
    cleanSheet: '”Kyllä” voittaa, jos tämä osapuoli ei päästä maalia, ”Ei”, jos se päästää.',
    combined: 'Voitat, jos valintasi molemmat osat ovat oikein.',
    halfTimeFullTime: 'Voitat, jos sekä puoliaikatulos että lopputulos ovat oikein.',
    score: 'Voitat, jos tulos on täsmälleen valintasi.',
    scorer: 'Voitat, jos pelaajasi tekee ainakin yhden maalin.',
    twice: 'Voitat, jos pelaajasi tekee ainakin kaksi maalia.',
    thrice: 'Voitat, jos pelaajasi tekee ainakin kolme maalia.',
    scorerAndWin: 'Voitat, jos pelaajasi tekee ainakin yhden maalin ja hänen joukkueensa voittaa.',
    nextScorer: 'Voitat, jos pelaajasi tekee tämän maalin. ”Ei maalia” voittaa, jos sitä ei tehdä.',
    interval:
      'Voitat, jos maali tehdään valitsemallasi aikavälillä. Lisäaika kuuluu puoliajan viimeiseen osaan. ”Ei maalia” voittaa, jos sitä ei tehdä.',
    most: 'Voitat, jos valitsemassasi ottelun osassa tehdään eniten. ”Yhtä monta” voittaa, jos usea osa jakaa kärjen.',
    competitor: 'Voitat, jos valintasi on ensimmäinen.',
    list: 'Voitat, jos valintasi on oikein.',
  },
  lines:
    'Jos määrä osuu tasan kokonaiseen linjaan, panos palautetaan; neljänneslinjoissa puolet panoksesta ratkaistaan kummankin viereisen linjan mukaan.',
  matchOff:
    'Jos ottelu jää kesken, ratkaisemattomat vedot mitätöidään ja panokset palautetaan. Yhdistelmävedossa valinta lasketaan kertoimella 1,00.',
  competitionOff:
    'Jos kilpailu jää kesken, panokset palautetaan. Jos usea jakaa ensimmäisen sijan, panoksesi jaetaan heidän määrällään: se osa maksetaan täydellä kertoimella, loppuosa häviää.',
};
