/** Leagues of all sports that menus list before the others, the foremost first. */
export const TOP_LEAGUES: readonly string[] = [
  '17', // Albion Premier
  '31', // Continental Shield
  '21', // Liga Meridional
  '21001', // Granite Basketball Association
  '11001', // Harbour Masters
  '22001', // Granite Hockey League
  '32001', // Indara Premier League
  '17900', // Apex Circuit
];
