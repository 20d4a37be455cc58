import type { Tongue } from '../countries.ts';

const INITIALS = 'A B C D E F G H I J K L M N O P R S T V'.split(' ');

const SURNAMES: Record<Exclude<Tongue, 'mixed'>, string> = {
  english:
    'Marrow, Halloran, Ashdown, Pryce, Whitlock, Carrow, Denholm, Fairley, Garside, Hartwell, Kettering, Lowden, Mabey, Northcote, Oakes, Penhale, Quarry, Ridley, Stannard, Thorne, Underhill, Varley, Wainfleet, Yarrow, Blakemoor, Coombe, Dunmore, Elvery, Foxley, Grantham, Hollis, Inman, Jessop, Kerridge, Lockyer, Merrick',
  spanish:
    'Castellane, Almeira, Baroja, Cordero, Delgadillo, Escudero, Fontana, Gallardo, Herrán, Ibarra, Jurado, Lozoya, Manzano, Navarrete, Olmedo, Paredes, Quiroga, Robledo, Salvatierra, Tejada, Urrutia, Valcárcel, Zamarra, Arrieta, Bermejo, Cifuentes, Durán, Espinar, Figueroa, Grijalba, Hinojosa, Larrea, Monreal, Noguera, Ocaña, Pedraza',
  german:
    'Albrecht, Brandauer, Clausing, Dornbach, Eckhoff, Falkner, Grabner, Hallstein, Imhoff, Jansing, Kessler, Lindauer, Mertens, Neuhaus, Oberland, Pfalzer, Quandt, Rautenberg, Steinhoff, Thalmann, Uhlig, Vossberg, Wieland, Zeller, Ahlers, Bergmann, Dietrichs, Ebner, Freitag, Gerlach, Heller, Kramer, Lorenz, Moser, Nagel, Osten',
  italian:
    'Abruzzi, Bellandi, Carrara, Donatelli, Esposti, Ferrante, Gallini, Insero, Lombardo, Marchetti, Nardone, Orsini, Palmieri, Quaranta, Rinaldi, Salviati, Tedesco, Ubaldi, Valenti, Zanetta, Ambrosi, Bertoli, Conti, Damiani, Fabbri, Giordani, Landi, Morelli, Negri, Oliveri, Pagani, Ricciardi, Serra, Tarantini, Venturi, Zorzi',
  french:
    'Aubertin, Beaulieu, Chastain, Delorme, Estève, Fontenay, Garnault, Huguet, Imbert, Jaubert, Lacombe, Marchand, Navarre, Ormond, Périgord, Quenault, Rochefort, Sauvage, Thibaud, Urbain, Valadier, Wallon, Barbier, Cordelier, Dumas, Escande, Ferrand, Gaillard, Hébrard, Lemaire, Mercier, Noiret, Olivier, Pasquier, Roussel, Tessier',
  nordic:
    'Lindqvist, Halvorsen, Aasheim, Bergdal, Dahlin, Engström, Fossheim, Granlund, Hedlund, Ingvarsen, Jonsrud, Kjellberg, Lundmark, Moberg, Nyland, Ostrom, Palmgren, Ravndal, Sandvik, Torvald, Ulvang, Vestergård, Wikland, Ekdahl, Brekke, Carlander, Eidsvik, Forsell, Gustad, Holmgren, Isaksen, Kvist, Lien, Myhre, Norling, Solheim',
  slavic:
    'Vránek, Babić, Cvetković, Dragan, Erceg, Filipov, Grgić, Horvatin, Ilić, Jurić, Kolarov, Lukač, Marković, Novotnik, Orlić, Petrov, Radić, Stanković, Tadić, Ugrin, Vidović, Zorić, Begović, Dimov, Gavran, Hadžić, Jankov, Kralj, Lazić, Mihalj, Nikolov, Ostojić, Perić, Rajić, Savić, Vuković',
  african:
    'Okonjo, Adeyo, Bakari, Chukwe, Diallo, Ekwensi, Fofanah, Gathoni, Hamisi, Idowu, Jelani, Kamara, Lumumbe, Mensah, Nkosana, Obafemi, Phirini, Quayson, Ruto, Sesay, Tembo, Uzoma, Wanjala, Zulani, Abara, Boateki, Coulibani, Danso, Eze, Kipruto, Mabuza, Ndlovani, Onyango, Sowah, Toure-Ba, Yeboah',
  portuguese:
    'Almada, Barreto, Cardozo, Damasceno, Esteves, Farias, Galvão, Herdeiro, Junqueira, Lacerda, Macedo, Nogueira, Oliveiro, Peixoto, Queirós, Ramalho, Saldanha, Tavares, Valença, Xavier, Zanatta, Amaral, Brandão, Coutinha, Dourado, Figueira, Guimarães, Leitão, Moreno, Neves, Pacheco, Rezende, Siqueira, Teles, Viana, Batista',
  japanese:
    'Ishimori, Akamine, Doihara, Endo, Fujimaru, Gotanda, Hayase, Inagaki, Kanemoto, Kurosawa, Matsuda, Nakazato, Ogata, Sakurai, Takamine, Uehara, Wakabayashi, Yanagida, Arima, Chiba, Eguchi, Fukazawa, Haruno, Iwabuchi, Kitano, Minami, Nishiki, Okuda, Shirai, Tachibana, Umeda, Watari, Yokoi, Asano, Hoshino, Morita',
  malay:
    'Rahimin, Suharto, Wijaya, Pranoto, Anuwat, Boonmee, Chaiyo, Darmawan, Effendi, Firdaus, Gunawan, Hakimi, Iskandar, Jatupon, Kurniawan, Latif, Mahendra, Nordin, Prasetyo, Ramlan, Saputra, Tanaya, Usman, Wibowo, Yusof, Zainal, Arunchai, Basri, Chandra, Hamzah, Kasim, Lestari, Nugroho, Osman, Siregar, Thanat',
  indian:
    'Agarwal, Bhattari, Chandran, Deshmukh, Fernandes, Ganguly, Haridas, Iyengar, Jadhav, Kulkarni, Lalram, Menon, Naidu, Oommen, Pillai, Raghavan, Sengar, Thakral, Upadhyay, Varghese, Yadavar, Bora, Chhangte, Dutta, Gomes, Hegde, Joshi, Kamat, Mistry, Nambiar, Rane, Sawant, Tirkey, Verma, Warrier, Zama',
};

const LISTS = new Map(
  Object.entries(SURNAMES).map(([tongue, names]) => [tongue as Tongue, names.split(', ')]), // Object.entries widens the keys
);
const ALL = [...LISTS.values()].flat();

export function surnamesOf(tongue: Tongue): readonly string[] {
  return LISTS.get(tongue) ?? ALL;
}

export function initials(): readonly string[] {
  return INITIALS;
}
