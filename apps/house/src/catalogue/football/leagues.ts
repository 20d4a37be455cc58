export interface LeagueData {
  /** Part of every id below it: never renumber. */
  id: number;
  name: string;
  country: string;
  /** Lower is shown first. */
  priority: number;
  /** Minutes that local time is ahead of UTC. */
  utcOffset: number;
  /** Local hours between which rounds are played. */
  hours: readonly [from: number, to: number];
  /** Days ahead for which matches are listed. */
  horizonDays: number;
  /** Strongest first, separated by commas; an even number. */
  clubs: string;
  /** Rounds of which each match has somebody go through. */
  isKnockOut?: true;
}

/** Twenty leagues of fictional clubs, spread over the time zones so that some are always playing. */
export const LEAGUES: readonly LeagueData[] = [
  {
    id: 17,
    name: 'Albion Premier',
    country: 'ALB',
    priority: 1,
    utcOffset: 0,
    hours: [11, 22],
    horizonDays: 14,
    clubs:
      'Harbour City, Castellan, Redmoor United, Nordvik Athletic, Ashgrove Rovers, Kingsport, Vale Wanderers, Brackenhall, Eastmere Town, Thornbury Albion, Saltmarsh, Wexcombe City, Millbrook Athletic, Oldbridge United, Fenwick Rangers, Stonehaven Orient, Dunmere, Larkfield Town, Greywater County, Pendle Park',
  },
  {
    id: 18,
    name: 'Albion Championship',
    country: 'ALB',
    priority: 6,
    utcOffset: 0,
    hours: [11, 22],
    horizonDays: 1,
    clubs:
      'Marlow Vale, Hexley United, Coldwater City, Rushmere Athletic, Tarnside, Bramford Town, Wyke Rovers, Ellesby, Hollin Park, Cragston County, Sedgeley Albion, Netherby Wanderers, Foxdale, Arden Forest, Whitcliff Town, Barrowmouth, Lowick Rangers, Skelby United',
  },
  {
    id: 21,
    name: 'Liga Meridional',
    country: 'MER',
    priority: 2,
    utcOffset: 60,
    hours: [12, 23],
    horizonDays: 14,
    clubs:
      'Real Almadia, Atlético Sorna, CD Torrevela, Puerto Lindo, Deportivo Campoluz, Unión Valdemar, Real Montejara, CF Villanera, Sporting Riosol, CD Alcoraz, Racing Peñablanca, UD Marismas, Castro Real, CF Olivarda, Atlético Guadaluna, Real Sotomayor, CD Encinar, Unión Cabrales, Rayo Berzosa, CF Llanoverde',
  },
  {
    id: 22,
    name: 'Segunda Meridional',
    country: 'MER',
    priority: 9,
    utcOffset: 60,
    hours: [12, 23],
    horizonDays: 1,
    clubs:
      'CD Fuenteclara, Real Arnedal, UD Bahía Honda, CF Tarazuela, Atlético Morcín, Deportivo Quintela, CD Lomas Altas, Sporting Gavira, CF Ribaluz, Racing Aldonza, UD Valcorba, Real Piedrafría, Unión Escalona, CD Navasol, CF Torre Dorada, Atlético Jarandal',
  },
  {
    id: 31,
    name: 'Continental Shield',
    country: 'INT',
    priority: 3,
    utcOffset: 60,
    hours: [13, 23],
    horizonDays: 14,
    clubs:
      'SV Falkenau, AC Montelupo, Olympique Sauvère, Dynamo Vorazh, Sporting Mirandela, Eberbrück, Virtus Sannara, FK Zelengrad, Oostmaren, Royal Beaumarais, IF Solvang, Thalassos, Celtica Kilbrannan, SK Hohenfels, Galatia Spor, KV Maasdam',
  },
  {
    id: 41,
    name: 'Falkenmark Liga',
    country: 'FKM',
    priority: 4,
    utcOffset: 60,
    hours: [12, 22],
    horizonDays: 1,
    clubs:
      'FC Rabenstein, SV Lindental, VfB Eschenbach, TSV Grauburg, SC Hafenstadt, Eintracht Mooswald, FSV Kaltenbrunn, VfL Drossen, SpVgg Altmark, FC Silberberg, Union Torgelow, SV Wettersee, Arminia Rodenau, TSG Birkenfelde, KSV Holzheim, Fortuna Ahrenberg, SC Nebelhorn, FC Osterried',
  },
  {
    id: 51,
    name: 'Lega Sannara',
    country: 'SAN',
    priority: 5,
    utcOffset: 60,
    hours: [12, 22],
    horizonDays: 1,
    clubs:
      'Aurora Calvera, US Portofiore, SS Montalba, AC Verdiano, Concordia Ostra, Fiorana, Unione Serravento, AS Castelgrande, Ardita Rovaro, Pietrasole, Bassana, US Lagomoro, AC Terralba, Virtus Corvara, Pro Miradolo, Spezzano Calcio, AS Cantalupa, US Ventosa',
  },
  {
    id: 61,
    name: 'Division Valmont',
    country: 'VAL',
    priority: 7,
    utcOffset: 60,
    hours: [12, 22],
    horizonDays: 1,
    clubs:
      'Étoile Corvenne, Olympique Marsauve, AS Monteclair, Stade Roquefeuil, FC Lorvienne, RC Lentillac, US Nivelle, Stade Brestival, AS Trovignac, FC Saint-Aubrin, RC Strasvelle, Toulvane FC, SCO Angelis, AJ Aubrolles, Avenir Guignac, Cap-Ancien, FC Metzange, Clairfontaine-Bas',
  },
  {
    id: 71,
    name: 'Nordland Serien',
    country: 'NDL',
    priority: 8,
    utcOffset: 60,
    hours: [12, 22],
    horizonDays: 1,
    clubs:
      'Fjordheim IK, Rosendal BK, Viksund, Glimdal, Malmstrand FF, Tromvær IL, Hammarvik, Brannøy, Grenvik BK, Norrsolna, Elfsvik, Stavhavn, Lillehavn SK, Djurvik IF, Haugmo, Sarpstrand 08, Kongsmyra, Østfoss',
  },
  {
    id: 81,
    name: 'Rovenia Prva Liga',
    country: 'ROV',
    priority: 11,
    utcOffset: 120,
    hours: [12, 22],
    horizonDays: 1,
    clubs:
      'Dinamo Zagora, Gorska Zvezda, FK Planinar, Slavija Brodno, Lokomotiva Plavna, Primorac Selce, NK Ljubnik, Rudar Velenik, FK Ravnica, Spartak Sobora, Željezni Most, NK Osojnik, Radnik Bistra, FK Moravac, Sloboda Tušin, NK Koparje, Jadran Vis, FK Sutla',
  },
  {
    id: 91,
    name: 'Zembala Premier',
    country: 'ZEM',
    priority: 12,
    utcOffset: 120,
    hours: [12, 22],
    horizonDays: 1,
    clubs:
      'Kaizana Chiefs, Orimba Stars, Simbani SC, Young Lions Tavira, Asanta Gold, Hearts of Obani, Enyala International, Zamali SC, Mwelani Sun, Mazunga Rovers, Gorana United, Leopard Hills, Green Buffalo, Nkondo Rovers, Kampari City, Rivers Delta, Savanna Kings, Lake Tanira',
  },
  {
    id: 101,
    name: 'Série Costa Verde',
    country: 'CVD',
    priority: 10,
    utcOffset: -180,
    hours: [15, 23.5],
    horizonDays: 1,
    clubs:
      'Palmeiral, Santa Aurora, Corvoado do Sul, Atlético Minerva, Pampeiro, Serra Dourada, Laranjal, Porto das Velas, Cruzeiro do Norte, Vila Marinha, Esporte Araruna, Mar Alto, Ipê Clube, Goiabal EC, Mirante FC, Juventude Alta, Ribeirão Azul, Jacarandá, Chapadense, União da Barra',
  },
  {
    id: 111,
    name: 'Primera Altaria',
    country: 'ALT',
    priority: 13,
    utcOffset: -300,
    hours: [14, 23.75],
    horizonDays: 1,
    clubs:
      'Puerto del Río, Plateado, Independencia Altar, Cumbre Vieja, San Lorente, Vélora del Sur, Estudiantil Andino, Norte Grande, Rosal Alto, Condorcal, Lanuza del Valle, Bandera Azul, Colonia Vieja, Honor y Patria, Gimnasio Real, Cruce de los Andes, Lago Hermoso, Platea Alta, Vendaval, Tigre Blanco',
  },
  {
    id: 121,
    name: 'Union League',
    country: 'GRU',
    priority: 14,
    utcOffset: -360,
    hours: [14, 23.75],
    horizonDays: 1,
    clubs:
      'Granite Bay FC, Port Ellis United, Copperfield SC, Lumen City, Ironwood FC, Loon Lake, Prairie Sky, Cedar Hollow Union, Red Canyon, Bluewater SC, Delta Kings, Summit FC, Magnolia United, Steel Hollow, Cape Liberty, Sunfield SC, Big Plains FC, Bayou Verde, Timber Falls, Old Colony SC',
  },
  {
    id: 122,
    name: 'Coastal League',
    country: 'GRU',
    priority: 17,
    utcOffset: -480,
    hours: [14, 23.5],
    horizonDays: 1,
    clubs:
      'Pacific Heights, Emerald Sound, Golden Cape Athletic, Sierra Mar, Redwood Point, Monterra Surf, Cascade United, Silver Strand, Palm Mesa SC, Santa Lumina, Harborview, Grand Coast, Pelican Bay, Orca Island, Saltflat United, Crescent Beach, Driftwood FC, Lantern Bay',
  },
  {
    id: 131,
    name: 'Kaitsu One',
    country: 'KTS',
    priority: 15,
    utcOffset: 540,
    hours: [11, 21],
    horizonDays: 1,
    clubs:
      'Urashima Reds, Kashimori Antlers, Yokozaki Mariners, Kawanami Frontier, Osato Gambit, Hirojima Arrows, Kobara Victory, Nagomura, Minato Cherry, Shimizaka Pulse, Fukuhara Wasps, Toriyama Falcons, Sapporin North, Iwasegawa, Kyosan Violet, Niiwara Swans, Shonami Bell, Machiya Green',
  },
  {
    id: 132,
    name: 'Kaitsu Two',
    country: 'KTS',
    priority: 18,
    utcOffset: 540,
    hours: [11, 21],
    horizonDays: 1,
    clubs:
      'Sendaro Gold, Okazan Pheasants, Yamarata, Tochigawa Blaze, Mitoshima, Omikawa Ardor, Tokushina Vortex, Renzan, Kofuda Wind, Kumado Horses, Oitaka Blue, Akirada, Gunmaru Springs, Iwakita Storm, Ehimaru Mandarin, Kagozaki United, Nagaoka Snow, Matsubara Pines',
  },
  {
    id: 141,
    name: 'Aurelia Premier',
    country: 'AUR',
    priority: 16,
    utcOffset: 600,
    hours: [11, 22],
    horizonDays: 1,
    clubs:
      'Melbury Victory, Port Sydenham, Westgate Wanderers, Brisvale, Adelmere United, Perthwick Glory, Newhaven Jets, Central Bay Mariners, Wellsford Phoenix, Macarra Ridge, Gold Reef City, Tasman Tigers, Coral Point, Canberly Capital, Ballarin Miners, Northern Light, Kestrel Range, Port Lorne',
  },
  {
    id: 151,
    name: 'Tamarin Super Liga',
    country: 'TMR',
    priority: 19,
    utcOffset: 420,
    hours: [11, 22],
    horizonDays: 1,
    clubs:
      'Persada Barat, Johanta Tigers, Selangit FA, Buriwana United, Bandara Biru, Aremaya, Kedangan Darul, Terengga Turtles, Hanlong City, Port Muara, Balina Utama, Sabayan Rhinos, Muang Tharat, Chonbura Sharks, Penangka FA, Makasari Putra, Lombara Reef, Kuantari FA',
  },
  {
    id: 161,
    name: 'Indara Super League',
    country: 'IND',
    priority: 20,
    utcOffset: 330,
    hours: [11, 22],
    horizonDays: 1,
    clubs:
      'Mohanpur Bagan, East Bengara, Kerani Palms, Goravan Corsairs, Mumbara City, Bangalpur Blues, Chennar Mariners, Hyderpur Lancers, Odishan Tide, Jamshedra Steel, Punjara Lions, Northeast Hills, Minarva, Gokulam Sands, Rajwada Royals, Konkara FC, Deccan Stars, Assami Tea',
  },
];
