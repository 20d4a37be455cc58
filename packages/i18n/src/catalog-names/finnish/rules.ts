import type { RuleTexts } from '../names.ts';

/** What wins and when the stake comes back, in Finnish. */
export const rulesFinnish: RuleTexts = {
  wins: {
    threeWay:
      'Voitat, kun valitsemasi osapuoli on johdossa. Keskimmäinen vaihtoehto voittaa tasatilanteessa.',
    twoWay: 'Voitat, kun se on valitsemasi osapuoli.',
    next: 'Voitat, kun se on valitsemasi osapuoli. Keskimmäinen vaihtoehto voittaa, kun se ei ole kumpikaan.',
    doubleChance: 'Voitat, kun toinen valitsemistasi kahdesta tuloksesta toteutuu.',
    total: '”Yli” voittaa, kun laskettu määrä on linjaa suurempi, ”Alle”, kun se on pienempi.',
    handicap: 'Voitat, kun valitsemasi osapuoli on johdossa sen tasoituksen lisäämisen jälkeen.',
    threeWayHandicap:
      'Voitat, kun valitsemasi osapuoli on johdossa tasoituksen lisäämisen jälkeen. Tasapeli voittaa, kun osapuolet ovat silloin tasoissa.',
    oddEven: 'Voitat, kun laskettu luku on pariton tai parillinen, kuten valitsit. Nolla on parillinen.',
    yesNo: '”Kyllä” voittaa, kun se tapahtuu, ”Ei”, kun se ei tapahdu.',
    bothScore: '”Kyllä” voittaa, kun kumpikin tekee ainakin yhden maalin, ”Ei”, kun toinen jää ilman maalia.',
    bothHalves:
      '”Kyllä” voittaa, kun kummallakin puoliajalla tehdään ainakin yksi maali, ”Ei”, kun jompikumpi on maaliton.',
    winToNil:
      '”Kyllä” voittaa, kun tämä osapuoli voittaa eikä vastustaja tee yhtään maalia, muuten ”Ei” voittaa.',
    cleanSheet: '”Kyllä” voittaa, kun tämän osapuolen vastustaja ei tee yhtään maalia, ”Ei”, kun se tekee.',
    combined: 'Voitat, kun valitsemasi vaihtoehdon molemmat osat toteutuvat.',
    halfTimeFullTime: 'Voitat, kun molemmat ovat oikein: tilanne puoliajalla ja lopputulos.',
    score: 'Voitat, kun tulos on täsmälleen valitsemasi.',
    scorer: 'Voitat, kun valitsemasi pelaaja tekee ainakin yhden maalin.',
    twice: 'Voitat, kun valitsemasi pelaaja tekee ainakin kaksi maalia.',
    thrice: 'Voitat, kun valitsemasi pelaaja tekee ainakin kolme maalia.',
    scorerAndWin: 'Voitat, kun valitsemasi pelaaja tekee ainakin yhden maalin ja hänen joukkueensa voittaa.',
    nextScorer: 'Voitat, kun valitsemasi pelaaja tekee tämän maalin. ”Ei maalia” voittaa, kun sitä ei tehdä.',
    interval:
      'Voitat, kun maali tehdään valitsemallasi aikavälillä. Lisäaika kuuluu puoliajan viimeiseen osaan. ”Ei maalia” voittaa, kun sitä ei tehdä.',
    most: 'Voitat, kun valitsemassasi ottelun osassa tehdään eniten. ”Yhtä monta” voittaa, kun mikään osa ei ole yksin kärjessä.',
    competitor: 'Voitat, kun valitsemasi osallistuja on ensimmäinen.',
    list: 'Voitat, kun tulos on valitsemasi vaihtoehto.',
  },
  lines:
    'Jos määrä osuu tasan kokonaiseen linjaan, panos palautetaan; neljänneslinjoissa puolet panoksesta ratkaistaan kummankin viereisen linjan mukaan.',
  matchOff:
    'Jos ottelu perutaan, kaikki ratkaisematon mitätöidään: yksittäisvedon panos palautetaan, ja yhdistelmävedossa valinta lasketaan kertoimella 1,00.',
  competitionOff:
    'Jos kilpailu perutaan, panos palautetaan. Jos usea jakaa ensimmäisen sijan, kullakin on siitä osuus: se osa panoksesta on pelissä täydellä kertoimella, loppuosa häviää.',
};
