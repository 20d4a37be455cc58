import type { LinkTarget } from '@touchline/contract/layout';
import type { z } from 'zod';
import type { OwnText, TextByLocale } from '../queries/text-in.ts';

/** Something to point out, with texts by locale; times as ISO dates. */
export interface PromotionSource {
  readonly id: string;
  readonly title: TextByLocale;
  readonly text: TextByLocale;
  readonly terms?: TextByLocale | undefined;
  readonly valid_from?: string | undefined;
  readonly valid_to?: string | undefined;
  readonly target?: z.infer<typeof LinkTarget> | undefined;
  readonly label?: TextByLocale | undefined;
}

type OwnPromotion = PromotionSource & {
  readonly [Field in 'title' | 'text' | 'terms' | 'label']?: OwnText;
};

/** Default promotions of a fresh installation: features of the product, each in every language. */
export const OWN_PROMOTIONS: readonly OwnPromotion[] = [
  {
    id: 'bet-builder',
    title: {
      en: 'One match, one bet, one price',
      de: 'Ein Spiel, eine Wette, eine Quote',
      no: 'Én kamp, ett spill, én odds',
      fr: 'Un match, un pari, une cote',
      fi: 'Yksi ottelu, yksi veto, yksi kerroin',
      ar: 'مباراة واحدة، رهان واحد، سعر واحد',
    },
    text: {
      en: 'Combine outcomes of one football match: who wins, how many goals, who scores. You get one price for all of them, updated with every pick.',
      de: 'Kombinieren Sie Ausgänge eines Fußballspiels: wer gewinnt, wie viele Tore fallen, wer trifft. Sie erhalten eine Quote für alle, die sich mit jeder Auswahl aktualisiert.',
      no: 'Kombiner utfall fra én fotballkamp: hvem som vinner, hvor mange mål det blir, hvem som scorer. Du får én odds for alle, som oppdateres med hvert valg.',
      fr: 'Combinez des issues d’un même match de football : qui gagne, combien de buts, qui marque. Vous obtenez une seule cote pour toutes, mise à jour à chaque choix.',
      fi: 'Yhdistä yhden jalkapallo-ottelun vaihtoehtoja: kuka voittaa, montako maalia tehdään, kuka tekee maalin. Saat niille yhteisen kertoimen, joka päivittyy jokaisen valinnan myötä.',
      ar: 'اجمع نتائج من مباراة كرة قدم واحدة: من يفوز، وكم هدفًا يُسجَّل، ومن يسجّل. تحصل على سعر واحد لها جميعًا يتحدّث مع كل اختيار.',
    },
    terms: {
      en: 'All picks must win. If one is void, your whole stake is refunded. The maximum stake is a fifth of the usual one.',
      de: 'Alle Auswahlen müssen gewinnen. Ist eine ungültig, wird der ganze Einsatz erstattet. Der Höchsteinsatz ist ein Fünftel des üblichen.',
      no: 'Alle valg må vinne. Er ett annullert, refunderes hele innsatsen. Høyeste innsats er en femdel av den vanlige.',
      fr: 'Toutes les sélections doivent gagner. Si l’une est annulée, la mise entière est remboursée. La mise maximale est d’un cinquième du maximum habituel.',
      fi: 'Kaikkien valintojen on voitettava. Jos yksi on mitätön, koko panos palautetaan. Suurin panos on viidesosa tavallisesta.',
      ar: 'يجب أن تربح كل الاختيارات. إذا أُلغي أحدها يُعاد مبلغك كاملًا. الحد الأقصى للمبلغ خُمس الحد المعتاد.',
    },
    target: { kind: 'sport', sport_key: 'football' },
    label: {
      en: 'Choose a match',
      de: 'Spiel wählen',
      no: 'Velg en kamp',
      fr: 'Choisir un match',
      fi: 'Valitse ottelu',
      ar: 'اختر مباراة',
    },
  },
  {
    id: 'cash-out',
    title: {
      en: 'Cash out before the end',
      de: 'Cash-out vor dem Ende',
      no: 'Cash out før slutt',
      fr: 'Encaissez votre pari avant la fin',
      fi: 'Lunasta veto ennen sen päättymistä',
      ar: 'اصرف رهانك قبل النهاية',
    },
    text: {
      en: 'Many open bets have a cash-out offer that follows the prices. Take all of it or part of it, or set an amount and let us cash out for you.',
      de: 'Viele offene Wetten haben ein Cash-out-Angebot, das den Quoten folgt. Nehmen Sie es ganz oder zum Teil an, oder legen Sie einen Betrag fest, ab dem wir den Cash-out für Sie ausführen.',
      no: 'Mange åpne spill har et cash out-tilbud som følger oddsen. Ta hele eller deler av det, eller sett et beløp og la oss ta cash out for deg.',
      fr: 'Beaucoup de paris en cours ont une offre de cash out qui suit les cotes. Acceptez-la en totalité ou en partie, ou fixez un montant et nous encaissons pour vous.',
      fi: 'Monella avoimella vedolla on cash out -tarjous, joka seuraa kertoimia. Lunasta se kokonaan tai osittain, tai aseta summa, josta alkaen lunastamme vedon puolestasi.',
      ar: 'لكثير من الرهانات المفتوحة عرض صرف مبكر يتغير مع الأسعار. خذه كله أو جزءًا منه، أو حدّد مبلغًا ونصرف لك الرهان عند بلوغه.',
    },
    terms: {
      en: 'Offers are based on current prices, less our margin. There is no offer while a market is suspended.',
      de: 'Die Angebote richten sich nach den aktuellen Quoten, abzüglich unserer Marge. Solange ein Markt ausgesetzt ist, gibt es kein Angebot.',
      no: 'Tilbudene er basert på gjeldende odds, minus marginen vår. Det er ikke noe tilbud så lenge et marked er suspendert.',
      fr: 'Les offres se basent sur les cotes actuelles, moins notre marge. Il n’y a pas d’offre tant qu’un marché est suspendu.',
      fi: 'Tarjoukset perustuvat nykyisiin kertoimiin, joista vähennetään katteemme. Tarjousta ei ole, kun kohde on keskeytetty.',
      ar: 'تستند العروض إلى الأسعار الحالية ناقصًا هامشنا. لا عرض ما دام أحد الأسواق موقوفًا.',
    },
    target: { kind: 'section', section: 'bets_history' },
    label: {
      en: 'My bets',
      de: 'Meine Wetten',
      no: 'Mine spill',
      fr: 'Mes paris',
      fi: 'Omat vedot',
      ar: 'رهاناتي',
    },
  },
  {
    id: 'sharing',
    title: {
      en: 'Share your slip with a code',
      de: 'Ihren Wettschein per Code teilen',
      no: 'Del kupongen din med en kode',
      fr: 'Partagez votre panier avec un code',
      fi: 'Jaa kuponkisi koodilla',
      ar: 'شارك قسيمتك برمز',
    },
    text: {
      en: 'A code or link shares the selections of a bet, with or without the stake. Anyone who opens it sees what is still available, at current prices.',
      de: 'Mit einem Code oder Link teilen Sie die Auswahlen einer Wette, mit oder ohne Einsatz. Wer ihn öffnet, sieht, was noch verfügbar ist, zu den aktuellen Quoten.',
      no: 'En kode eller lenke deler valgene i et spill, med eller uten innsats. Den som åpner den, ser hva som fortsatt er tilgjengelig, til gjeldende odds.',
      fr: 'Un code ou un lien transmet les sélections d’un pari, avec ou sans la mise. La personne qui l’ouvre voit ce qui est encore disponible, aux cotes du moment.',
      fi: 'Koodilla tai linkillä jaat vedon valinnat, panoksen kanssa tai ilman. Sen avaaja näkee, mitä on vielä tarjolla, nykyisin kertoimin.',
      ar: 'شارك اختيارات رهانك برمز أو رابط، مع المبلغ أو دونه. من يفتحه يرى ما لا يزال متاحًا، بالأسعار الحالية.',
    },
    target: { kind: 'section', section: 'in_play' },
    label: {
      en: 'See what’s live',
      de: 'Zu den Livewetten',
      no: 'Se hva som er live',
      fr: 'Voir les matchs en direct',
      fi: 'Nyt livenä',
      ar: 'المباريات المباشرة',
    },
  },
];
