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
      de: 'Der Wettkonfigurator verbindet Ausgänge eines Fußballspiels: wer gewinnt, wie viele Tore fallen, wer trifft. Die Quote gilt für alle zusammen und ändert sich mit jeder Auswahl.',
      no: 'Spillbyggeren setter sammen utfall av én fotballkamp: hvem som vinner, hvor mange mål det blir, hvem som scorer. Oddsen gjelder for alle sammen og endrer seg med hvert valg.',
      fr: 'Combinez des issues d’un même match de football : qui gagne, combien de buts, qui marque. Vous obtenez une seule cote pour toutes, mise à jour à chaque choix.',
      fi: 'Vedonrakentaja yhdistää yhden jalkapallo-ottelun vaihtoehtoja: kuka voittaa, montako maalia tehdään, kuka tekee maalin. Kerroin koskee niitä kaikkia yhdessä ja muuttuu jokaisen valinnan myötä.',
      ar: 'اجمع نتائج من مباراة كرة قدم واحدة: من يفوز، وكم هدفًا يُسجَّل، ومن يسجّل. تحصل على سعر واحد لها جميعًا يتحدّث مع كل اختيار.',
    },
    terms: {
      en: 'All picks must win. If one is void, your whole stake is refunded. The maximum stake is a fifth of the usual one.',
      de: 'Alle Auswahlen müssen gewinnen. Eine ungültige bringt den ganzen Einsatz zurück. Bis zu ein Fünftel des größten Einsatzes.',
      no: 'Alle valg må vinne. Et annullert valg gir hele innsatsen tilbake. Opptil en femdel av høyeste innsats.',
      fr: 'Toutes les sélections doivent gagner. Si l’une est annulée, la mise entière est remboursée. La mise maximale est d’un cinquième du maximum habituel.',
      fi: 'Kaikkien valintojen on voitettava. Yksi mitätön valinta palauttaa koko panoksen. Enintään viidesosa suurimmasta panoksesta.',
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
      de: 'Eine Wette verkaufen, bevor sie vorbei ist',
      no: 'Selg et spill før det er slutt',
      fr: 'Encaissez votre pari avant la fin',
      fi: 'Lunasta veto ennen sen päättymistä',
      ar: 'اصرف رهانك قبل النهاية',
    },
    text: {
      en: 'Many open bets have a cash-out offer that follows the prices. Take all of it or part of it, or set an amount and let us cash out for you.',
      de: 'Viele offene Wetten haben ein Angebot, das den Quoten folgt. Nehmen Sie es ganz oder zum Teil, oder sagen Sie, ab welchem Betrag das Haus für Sie verkaufen soll.',
      no: 'Mange åpne spill har et tilbud som følger oddsen. Ta det helt eller delvis, eller si fra hvilket beløp huset skal selge for deg.',
      fr: 'Beaucoup de paris en cours ont une offre de cash out qui suit les cotes. Acceptez-la en totalité ou en partie, ou fixez un montant et nous encaissons pour vous.',
      fi: 'Monella avoimella vedolla on tarjous, joka seuraa kertoimia. Ota se kokonaan tai osittain, tai kerro, mistä summasta alkaen lunastamme vedon puolestasi.',
      ar: 'لكثير من الرهانات المفتوحة عرض صرف مبكر يتغير مع الأسعار. خذه كله أو جزءًا منه، أو حدّد مبلغًا ونصرف لك الرهان عند بلوغه.',
    },
    terms: {
      en: 'Offers are based on current prices, less our margin. There is no offer while a market is suspended.',
      de: 'Das Haus behält eine Marge vom Wert der Wette. Solange ein Markt ausgesetzt ist, gibt es kein Angebot.',
      no: 'Huset beholder en margin av verdien av spillet. Det er ikke noe tilbud så lenge et marked er suspendert.',
      fr: 'Les offres se basent sur les cotes actuelles, moins notre marge. Il n’y a pas d’offre tant qu’un marché est suspendu.',
      fi: 'Pidämme vedon arvosta katteen. Tarjousta ei ole, kun kohde on keskeytetty.',
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
      de: 'Einen Wettschein mit einem Code teilen',
      no: 'Del en kupong med en kode',
      fr: 'Partagez votre panier avec un code',
      fi: 'Jaa kuponki koodilla',
      ar: 'شارك قسيمتك برمز',
    },
    text: {
      en: 'A code or link shares the selections of a bet, with or without the stake. Anyone who opens it sees what is still available, at current prices.',
      de: 'Ein Code oder Link trägt die Auswahlen einer Wette, mit oder ohne Einsatz. Wer ihn öffnet, sieht zuerst, was es noch gibt, zu den Quoten von dann.',
      no: 'En kode eller lenke har med valgene i et spill, med eller uten innsats. Den som åpner den, ser først hva som fortsatt tilbys, til oddsen som gjelder da.',
      fr: 'Un code ou un lien transmet les sélections d’un pari, avec ou sans la mise. La personne qui l’ouvre voit ce qui est encore disponible, aux cotes du moment.',
      fi: 'Koodi tai linkki sisältää vedon valinnat, panoksen kanssa tai ilman. Sen avaaja näkee ensin, mitä on vielä tarjolla, sen hetken kertoimin.',
      ar: 'شارك اختيارات رهانك برمز أو رابط، مع المبلغ أو دونه. من يفتحه يرى ما لا يزال متاحًا، بالأسعار الحالية.',
    },
    target: { kind: 'section', section: 'in_play' },
    label: {
      en: 'See what’s live',
      de: 'Was gerade läuft',
      no: 'Se hva som er live',
      fr: 'Voir les matchs en direct',
      fi: 'Nyt livenä',
      ar: 'المباريات المباشرة',
    },
  },
];
