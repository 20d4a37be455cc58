/** The language whose sound a country's clubs and players have. */
export type Tongue =
  | 'english'
  | 'spanish'
  | 'german'
  | 'italian'
  | 'french'
  | 'nordic'
  | 'slavic'
  | 'african'
  | 'portuguese'
  | 'japanese'
  | 'malay'
  | 'indian'
  | 'mixed';

export interface Country {
  code: string;
  name: string;
  tongue: Tongue;
}

/** Fictional countries in order of priority, and regions that span them. Ids of categories hang on the order: add at the end. */
export const COUNTRIES: readonly Country[] = [
  { code: 'ALB', name: 'Albion', tongue: 'english' },
  { code: 'MER', name: 'Meridia', tongue: 'spanish' },
  { code: 'INT', name: 'Continental', tongue: 'mixed' },
  { code: 'FKM', name: 'Falkenmark', tongue: 'german' },
  { code: 'SAN', name: 'Sannara', tongue: 'italian' },
  { code: 'VAL', name: 'Valmont', tongue: 'french' },
  { code: 'NDL', name: 'Nordland', tongue: 'nordic' },
  { code: 'ROV', name: 'Rovenia', tongue: 'slavic' },
  { code: 'ZEM', name: 'Zembala', tongue: 'african' },
  { code: 'CVD', name: 'Costa Verde', tongue: 'portuguese' },
  { code: 'ALT', name: 'Altaria', tongue: 'spanish' },
  { code: 'GRU', name: 'Granite Union', tongue: 'english' },
  { code: 'KTS', name: 'Kaitsu', tongue: 'japanese' },
  { code: 'AUR', name: 'Aurelia', tongue: 'english' },
  { code: 'TMR', name: 'Tamarin', tongue: 'malay' },
  { code: 'IND', name: 'Indara', tongue: 'indian' },
  { code: 'WLD', name: 'World', tongue: 'mixed' },
  { code: 'INL', name: 'International', tongue: 'mixed' },
  { code: 'WST', name: 'Western Circuit', tongue: 'mixed' },
  { code: 'EST', name: 'Eastern Circuit', tongue: 'mixed' },
];
